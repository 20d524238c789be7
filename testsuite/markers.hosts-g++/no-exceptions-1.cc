/* SPDX-License-Identifier: MIT */
/* C++ without exceptions. */
/* { dg-do run } */
/* { dg-options "-O2 -fno-exceptions -fno-rtti" } */
#include <markers.h>
#include "check.h"

struct Object {
	int value;
	Object(int v) : value(v)
	{
	}
	Object(const Object &o) : value(o.value)
	{
	}
	~Object()
	{
		value = -1;
	}
};
static int hits;

MARKER void m(Object by_value, const Object &by_reference)
{
	hits += by_value.value + by_reference.value;
}
static void probe(void *, Object by_value, const Object &by_reference)
{
	hits += 100 * by_value.value + 100 * by_reference.value;
}
static __attribute__((noinline)) void host(int x)
{
	m(x, Object(x + 1));
}

int main()
{
	host(1);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(MARKERS_ATTACH(m, probe, nullptr), 1);
	host(1);
	CHECK_EQUAL(hits, 303);
	return 0;
}
