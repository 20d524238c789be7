/* SPDX-License-Identifier: MIT */
/* Nested functions: as hosts, with arguments from the outer function, called in
   an argument, and an outer function with sites of its own. */
/* { dg-do run } */
/* { dg-link-options "-Wl,-z,execstack" } */
#include <markers.h>
#include "check.h"

static int hits, sum;

MARKER void m(int x, int y)
{
	hits++;
	sum += 10 * x + y;
}

static __attribute__((noinline)) int outer(int a)
{
	int changed = a;
	int inner(int b)
	{
		m(a, b);
		if (b)
			m(changed, b);
		changed += b;
		return a + b;
	}
	int (*volatile pointer)(int) = inner;
	m(inner(1), 0);
	return pointer(2) + changed;
}

int main(void)
{
	/* Off: inner (1) is not called. */
	CHECK_EQUAL(outer(3), 5 + 5);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	CHECK_EQUAL(outer(3), 5 + 6);
	CHECK_EQUAL(hits, 5);
	CHECK_EQUAL(sum, 31 + 31 + 40 + 32 + 42);
	return 0;
}
