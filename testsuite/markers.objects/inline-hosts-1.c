/* SPDX-License-Identifier: MIT */
/* Hosts that are inline functions of a header, used in two files; a marker with
   a body that is static inline. */
/* { dg-do run } */
/* { dg-additional-sources "inline-hosts-other.c" } */
#include "inline-hosts.h"
#include "check.h"

int hits;
extern inline int shared(int x);

MARKER void m(int x)
{
	hits += x;
}

int main(void)
{
	shared(1);
	other_host(1);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	shared(2);
	CHECK_EQUAL(hits, 2);
	other_host(10);
	CHECK_EQUAL(hits, 12);
	/* Two markers of one name. */
	CHECK_EQUAL(markers_enable("local"), 2);
	shared(2);
	copied(2);
	other_host(10);
	CHECK_EQUAL(hits, 24 + 2000 + 10000);
	return 0;
}
