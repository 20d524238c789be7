/* SPDX-License-Identifier: MIT */
/* Sites of the same marker are enabled together, or alone by their line. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static int hits;

MARKER void m(int x)
{
	hits += x;
}

static __attribute__((noinline)) void host(void)
{
#line 100
	m(1);
	m(10);
	m(100);
}

int main(void)
{
	CHECK_EQUAL(markers_enable("m"), 1);
	host();
	CHECK_EQUAL(hits, 111);
	CHECK_EQUAL(markers_disable("m"), 1);

	CHECK_EQUAL(markers_enable("m@fire-by-line-1.c:101"), 1);
	host();
	CHECK_EQUAL(hits, 121);
	CHECK_EQUAL(markers_disable("m@fire-by-line-1.c:101"), 1);
	host();
	CHECK_EQUAL(hits, 121);
	return 0;
}
