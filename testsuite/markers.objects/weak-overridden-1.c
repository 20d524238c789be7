/* SPDX-License-Identifier: MIT */
/* A weak marker is overridden by a strong one. */
/* { dg-do run } */
/* { dg-additional-sources "weak-overridden-strong.c" } */
#include <markers.h>
#include "check.h"

extern int strong_hits;
static int weak_hits;

MARKER __attribute__((weak)) void m(int x)
{
	weak_hits += x;
}

int main(void)
{
	void (*volatile pointer)(int) = m;

	m(1);
	CHECK_EQUAL(markers_enable("m"), 1);
	m(2);
	CHECK_EQUAL(weak_hits, 0);
	CHECK_EQUAL(strong_hits, 2);
	pointer(10);
	CHECK_EQUAL(strong_hits, 12);
	return 0;
}
