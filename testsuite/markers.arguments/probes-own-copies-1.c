/* SPDX-License-Identifier: MIT */
/* Several probes get structures and stack arguments unchanged, even if one of
   them changes its own copy. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

struct large {
	long a[10];
};
MARKER void m(struct large l, long double d, int x);
static int hits;

static void probe(void *data, struct large l, long double d, int x)
{
	(void)data;
	CHECK_EQUAL(l.a[0], 1);
	CHECK_EQUAL(l.a[9], 10);
	CHECK(d == 2.5L);
	CHECK_EQUAL(x, 3);
	l.a[0] = l.a[9] = -1;
	d = 0;
	x = 0;
	/* So that the changes are made. */
	__asm__ volatile ("" : : "r"(&l), "r"(&d), "r"(&x) : "memory");
	hits++;
}

int main(void)
{
	struct large l = { { [0] = 1, [9] = 10 } };
	for (int i = 0; i < 3; i++)
		CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, 0), 1);
	m(l, 2.5L, 3);
	CHECK_EQUAL(hits, 3);
	CHECK_EQUAL(l.a[0], 1);
	return 0;
}
