/* SPDX-License-Identifier: MIT */
/* MARKERS= enables before constructors and main, and counts as one enable.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-set-env MARKERS "alpha,gam*" } */
#include "counted.h"

COUNTED_MARKER(alpha);
COUNTED_MARKER(beta);

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(alpha, "f.c", 1, 1);
	FIXTURE_SITE(beta, "f.c", 2, 10);
	return hits;
}

static int early;
static __attribute__((constructor)) void construct(void)
{
	early = fire();
}

int main(void)
{
	CHECK_EQUAL(early, 1);
	CHECK_EQUAL(fire(), 1);
	CHECK_EQUAL(markers_disable("alpha"), 1);
	CHECK_EQUAL(fire(), 0);
	return 0;
}
