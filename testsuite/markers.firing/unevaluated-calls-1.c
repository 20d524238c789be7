/* SPDX-License-Identifier: MIT */
/* Arguments are evaluated only when the site is on: a call, also a nested one. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static int evaluated, hits;

MARKER void m(int x, int y)
{
	hits += x + y;
}

static __attribute__((noinline)) int expensive(int x)
{
	evaluated++;
	return x * 2;
}

int main(void)
{
	for (int i = 0; i < 3; i++)
		m(expensive(i), expensive(expensive(i)));
	CHECK_EQUAL(evaluated, 0);
	CHECK_EQUAL(hits, 0);

	CHECK_EQUAL(markers_enable("m"), 1);
	for (int i = 0; i < 3; i++)
		m(expensive(i), expensive(expensive(i)));
	CHECK_EQUAL(evaluated, 9);
	CHECK_EQUAL(hits, (0 + 0) + (2 + 4) + (4 + 8));
	return 0;
}
