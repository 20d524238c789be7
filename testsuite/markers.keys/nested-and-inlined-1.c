/* SPDX-License-Identifier: MIT */
/* Keys in nested functions, statement expressions, loops that are unrolled, and
   functions that are inlined several times. */
/* { dg-do run } */
/* { dg-sites-on "outer,inner" } */
#include <check.h>
#include <markers.h>

MARKER_KEY static bool outer;

static inline int add(int x)
{
	return outer ? x + 1 : x;
}

__attribute__((noinline)) static int sum(const int *values)
{
	int total = 0;

	for (int i = 0; i < 8; i++)
		total += add(values[i]);
	return total;
}

int main(void)
{
	MARKER_KEY static bool inner;
	const int on = getenv("MARKERS") != NULL;
	int values[8] = { 1, 2, 3, 4, 5, 6, 7, 8 };

	int nested(int x)
	{
		return inner && x ? add(x) : 0;
	}
	CHECK_EQUAL(sum(values), 36 + 8 * on);
	CHECK_EQUAL(nested(4), 5 * on);
	CHECK_EQUAL(({ int y = 0; if (inner) y = 9; y; }), 9 * on);
	CHECK_EQUAL(markers_key_set(&inner, true), 0);
	CHECK_EQUAL(nested(4), 4 + on);
	CHECK_EQUAL(markers_key_set(&outer, !on), 0);
	CHECK_EQUAL(sum(values), 36 + 8 * !on);
	return 0;
}
