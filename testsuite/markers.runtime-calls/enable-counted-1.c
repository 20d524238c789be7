/* SPDX-License-Identifier: MIT */
/* Enable and disable are counted, and return how many markers matched.  */
/* { dg-do run } */
/* { dg-no-plugin } */
#include "counted.h"

COUNTED_MARKER(alpha);
COUNTED_MARKER(beta);

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(alpha, "enable.c", 1, 1);
	FIXTURE_SITE(beta, "enable.c", 2, 10);
	FIXTURE_SITE(alpha, "enable.c", 3, 100);
	return hits;
}

int main(void)
{
	CHECK_EQUAL(fire(), 0);
	CHECK_EQUAL(markers_enable("alpha"), 1);
	CHECK_EQUAL(fire(), 101);
	CHECK_EQUAL(markers_enable("*"), 2);
	CHECK_EQUAL(fire(), 111);
	CHECK_EQUAL(markers_disable("alpha"), 1);
	CHECK_EQUAL(fire(), 111);
	CHECK_EQUAL(markers_disable("alpha,beta"), 2);
	CHECK_EQUAL(fire(), 0);
	/* Never below zero. */
	CHECK_EQUAL(markers_disable("*"), 2);
	CHECK_EQUAL(markers_enable("*"), 2);
	CHECK_EQUAL(fire(), 111);
	CHECK_EQUAL(markers_disable("*"), 2);
	CHECK_EQUAL(fire(), 0);
	/* Calls through pointers ask the descriptor. */
	CHECK_EQUAL(fixture_alpha.enabled, 0);
	CHECK_EQUAL(markers_enable("alpha@enable.c"), 1);
	CHECK_EQUAL(fixture_alpha.enabled, 0);
	CHECK_EQUAL(markers_enable("alpha"), 1);
	CHECK(fixture_alpha.enabled);
	CHECK_EQUAL(markers_enable("nobody"), 0);
	return 0;
}
