/* SPDX-License-Identifier: MIT */
/* A variadic marker whose body throws ends in std::terminate. */
/* { dg-do run } */
/* { dg-exit 3 } */
#include <exception>
#include <markers.h>
#include "check.h"

MARKER void m(int x, ...)
{
	if (x)
		throw x;
}

static __attribute__((noinline)) void host(int x)
{
	try {
		m(x, 1.5, "text");
	} catch (int) {
		_Exit(4);
	}
}

int main()
{
	std::set_terminate([] { _Exit(3); });
	host(1);
	CHECK_EQUAL(markers_enable("m"), 1);
	host(0);
	host(1);
	return 5;
}
