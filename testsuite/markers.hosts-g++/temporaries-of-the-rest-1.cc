/* SPDX-License-Identifier: MIT */
/* Temporaries of the rest of the expression are not those of the marker. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static int built, destroyed;

struct Object {
	int value;
	explicit Object(int v) : value(v)
	{
		built++;
	}
	Object(const Object &) = delete;
	~Object()
	{
		destroyed++;
	}
};

MARKER void m(int x)
{
	CHECK_EQUAL(x, 2);
}

static __attribute__((noinline)) int host(int x)
{
	int y = Object(x).value + (m(Object(2).value), Object(3).value);
	return y;
}

int main()
{
	CHECK_EQUAL(host(1), 4);
	CHECK_EQUAL(built, 2);
	CHECK_EQUAL(destroyed, 2);
	CHECK_EQUAL(markers_enable("m"), 1);
	CHECK_EQUAL(host(1), 4);
	CHECK_EQUAL(built, 5);
	CHECK_EQUAL(destroyed, 5);
	return 0;
}
