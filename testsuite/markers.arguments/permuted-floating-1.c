/* SPDX-License-Identifier: MIT */
/* A cycle of floating-point arguments beside one that is in its place already. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static int hits;

MARKER void m(double a, float b, double c, float d)
{
	CHECK(a == 7 && b == 1.5 && c == 49.25 && d == 49.25);
	hits++;
}

__attribute__((noinline)) double host(double y, double w)
{
	m(w, w - 5.5, y, y);
	return y;
}

int main(void)
{
	CHECK(host(49.25, 7) == 49.25);
	CHECK_EQUAL(markers_enable("m"), 1);
	CHECK(host(49.25, 7) == 49.25);
	CHECK_EQUAL(hits, 1);
	return 0;
}
