/* SPDX-License-Identifier: MIT */
/* The program of static-linked-1.c and static-pie-linked-1.c. */
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

int main(void)
{
	CHECK_EQUAL(fire(), 1);
	CHECK_EQUAL(markers_enable("*"), 2);
	CHECK_EQUAL(fire(), 11);
	CHECK_EQUAL(markers_disable("*"), 2);
	CHECK_EQUAL(markers_disable("alpha"), 1);
	CHECK_EQUAL(fire(), 0);
	return 0;
}
