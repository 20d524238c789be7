/* SPDX-License-Identifier: MIT */
/* A body in another file is the first probe, of sites in all files. */
/* { dg-do run } */
/* { dg-additional-sources "body-elsewhere-other.c" } */
#include <markers.h>
#include "check.h"

MARKER void m(int x, double d);
void other_host(int x);
extern int hits;

int main(void)
{
	m(1, 0.5);
	other_host(1);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	m(2, 0.5);
	CHECK_EQUAL(hits, 2);
	other_host(3);
	CHECK_EQUAL(hits, 5);
	return 0;
}
