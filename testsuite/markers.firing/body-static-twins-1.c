/* SPDX-License-Identifier: MIT */
/* Static markers of the same name in two files keep their own bodies. */
/* { dg-do run } */
/* { dg-additional-sources "body-static-twins-other.c" } */
#include <markers.h>
#include "check.h"

void other_host(int x);
extern int other_hits;
static int hits;

MARKER static void m(int x)
{
	hits += x;
}

int main(void)
{
	/* Two markers under one name. */
	CHECK_EQUAL(markers_enable("m"), 2);
	m(1);
	other_host(10);
	CHECK_EQUAL(hits, 1);
	CHECK_EQUAL(other_hits, 10);
	return 0;
}
