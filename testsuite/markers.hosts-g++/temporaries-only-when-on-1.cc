/* SPDX-License-Identifier: MIT */
/* Temporaries in arguments are built and destroyed only when the site is on, and
   once each. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static int built, copied, destroyed, hits;

struct Object {
	int value;
	Object(int v) : value(v)
	{
		built++;
	}
	Object(const Object &other) : value(other.value)
	{
		copied++;
	}
	~Object()
	{
		destroyed++;
		value = -1;
	}
	int get() const
	{
		return value;
	}
};

MARKER void by_value(Object o)
{
	CHECK_EQUAL(o.value, 7);
	hits++;
}
MARKER void by_reference(const Object &o, Object &&p)
{
	CHECK_EQUAL(o.value, 8);
	CHECK_EQUAL(p.value, 9);
	hits++;
}
MARKER void number(int x, int y)
{
	CHECK_EQUAL(x, 10);
	CHECK_EQUAL(y, 11);
	hits++;
}

static __attribute__((noinline)) Object make(int v)
{
	return Object(v);
}

static __attribute__((noinline)) int host(int x)
{
	Object own(7);
	by_value(x + 7);
	by_value(own);
	by_value(make(7));
	by_reference(make(8), Object(x + 9));
	number(make(10).get(), Object(11).get());
	x ? number(make(0).get(), 0) : number(Object(10).value, 11);
	for (number(Object(10).get(), 11); x < 1; x++)
		;
	return own.value;
}

int main()
{
	CHECK_EQUAL(host(0), 7);
	CHECK_EQUAL(built, 1);
	CHECK_EQUAL(copied, 0);
	CHECK_EQUAL(destroyed, 1);
	CHECK_EQUAL(hits, 0);

	built = destroyed = 0;
	CHECK_EQUAL(markers_enable("*"), 3);
	CHECK_EQUAL(host(0), 7);
	CHECK_EQUAL(hits, 7);
	/* own, x + 7, make (7), two of by_reference, two of number, one, one */
	CHECK_EQUAL(built, 9);
	CHECK_EQUAL(copied, 1);
	CHECK_EQUAL(destroyed, 10);
	return 0;
}
