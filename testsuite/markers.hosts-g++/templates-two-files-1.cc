/* SPDX-License-Identifier: MIT */
/* Template hosts and template markers, instantiated in two files. */
/* { dg-do run } */
/* { dg-additional-sources "templates-two-files-other.cc" } */
/* { dg-final { site-count from_member 2 } } */
#include "templates-two-files.h"
#include "check.h"

int hits;

MARKER void m(int x)
{
	hits += x;
}
MARKER void from_member(int x);

int main()
{
	Host<char>::host(1);
	other(1);
	CHECK_EQUAL(markers_enable("m"), 1);
	Host<char>::host(1);
	Host<long>::host(2);
	other(10);
	/* Both files have the two: 1 + 2 + 10 + 20, and so on. */
	CHECK_EQUAL(hits, 33);
	hits = 0;
	CHECK_EQUAL(markers_enable("event"), 2);
	event<int>(1);
	event<double>(2);
	other(0);
	CHECK_EQUAL(hits, 1000 + 2000 + 3000);
	return 0;
}
