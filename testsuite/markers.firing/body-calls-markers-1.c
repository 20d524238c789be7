/* SPDX-License-Identifier: MIT */
/* A body that calls markers, itself among them. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static int inner_hits, hits;

MARKER void inner(int x)
{
	inner_hits += x;
}
MARKER void m(int x)
{
	hits++;
	inner(x);
	if (x)
		m(x - 1);
}

int main(void)
{
	m(4);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	m(4);
	CHECK_EQUAL(hits, 5);
	CHECK_EQUAL(inner_hits, 0);
	CHECK_EQUAL(markers_enable("inner"), 1);
	m(4);
	CHECK_EQUAL(hits, 10);
	CHECK_EQUAL(inner_hits, 4 + 3 + 2 + 1);
	return 0;
}
