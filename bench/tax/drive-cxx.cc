// SPDX-License-Identifier: MIT
// drive-cxx.cc - runs the hosts that are written in C++.

#include "drive.h"
#include "hosts-cxx.h"

struct square : shape {
	__attribute__((section("text_driver_inline"))) long area(long scale) const override
	{
		return side * side * scale;
	}
	long side = 3;
};

shape::~shape() {}

DRIVER void drive_cxx()
{
	static const std::vector<long> values = { 5, 3, 8, 1, 9, 2, 7, 7, 0, 4 };
	account account;
	square square;
	long n = 0, count = 0;

	COUNT("host_method", n += account.host_method(3));
	COUNT("host_virtual", n += account.host_virtual(3); n += account.host_virtual(30));
	COUNT("host_template", n += host_template(values.data(), 10));
	COUNT("host_lambda", n += host_lambda(values.data(), 10, 3));
	COUNT("host_view", n += host_view("one two three"));
	COUNT("host_dispatch", n += host_dispatch(&square, 2));
	COUNT("host_destructor", n += host_destructor(&count, 2));
	COUNT("host_vector_class", n += host_vector_class(values));
	drive_result = n;
}
