// SPDX-License-Identifier: MIT
// At every level the block of a COMDAT host is in a cold section of the same group,
// also where an exception goes from it to a handler of the host; and it is caught.
// { dg-do run }
// { dg-final { site-count m 4 } }
#include <cstdlib>
#include <markers.h>
#include "check.h"

static int hits, destroyed;

MARKER void m(int x)
{
	hits += x;
}

struct Guard {
	~Guard()
	{
		destroyed++;
	}
};

__attribute__((noinline)) int thrower(int x)
{
	if (x > 2)
		throw x;
	return x;
}

template <class T> __attribute__((noipa)) int host(T x)
{
	Guard guard;
	try {
		m(thrower(x));
		m(1);
	} catch (int value) {
		return -value;
	}
	return x;
}

int main()
{
	CHECK_EQUAL(host<int>(1) + host<long>(5), 6);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(destroyed, 2);
	CHECK_EQUAL(markers_enable("m"), 1);
	CHECK_EQUAL(host<int>(2), 2);
	CHECK_EQUAL(hits, 3);
	CHECK_EQUAL(host<long>(5), -5);
	CHECK_EQUAL(host<int>(7), -7);
	CHECK_EQUAL(hits, 3);
	CHECK_EQUAL(destroyed, 5);
	return 0;
}
