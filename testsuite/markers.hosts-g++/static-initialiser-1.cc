/* SPDX-License-Identifier: MIT */
/* A marker in the initialiser of a static object, in one of a local static, in a
   default argument and in a default member initialiser. */
/* { dg-do run } */
/* { dg-sites-on "m" } */
#include <markers.h>
#include "check.h"

static int hits;

MARKER void m(int x)
{
	hits += x;
}
static int value(int x)
{
	m(x);
	return x;
}
static int early = (m(1), value(10));

struct Object {
	int field = (m(100), 3);
};
static int with_default(int x = (m(1000), 4))
{
	static int local = (m(10000), 5);
	return x + local;
}

int main()
{
	int on = getenv("MARKERS") != nullptr;
	CHECK_EQUAL(early, 10);
	CHECK_EQUAL(hits, on ? 11 : 0);
	CHECK_EQUAL(Object().field, 3);
	CHECK_EQUAL(with_default() + with_default(), 18);
	CHECK_EQUAL(hits, on ? 11 + 100 + 2000 + 10000 : 0);
	return 0;
}
