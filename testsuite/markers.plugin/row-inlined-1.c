/* SPDX-License-Identifier: MIT */
/* A call in an inlined function is the row of the function that it is written
   in, once for each copy. */
/* { dg-final { site-count m 2 } } */
/* { dg-final { site-field m function "^inner$" } } */
/* { dg-final { site-field m line "^15$" } } */
#include <markers.h>

MARKER void m(int x);

static inline __attribute__((always_inline)) void inner(int x)
{
	/* Line 15 is the next. */

	m(x);
}

void first(int x)
{
	inner(x);
}
void second(int x)
{
	inner(x + 1);
}
