/* SPDX-License-Identifier: MIT */
/* A marker fires when it is enabled, and only then. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static int hits;

MARKER void m(int x)
{
	hits += x;
}

static __attribute__((noinline)) int host(int x)
{
	m(x);
	return x + 1;
}

int main(void)
{
	CHECK_EQUAL(host(1), 2);
	CHECK_EQUAL(hits, 0);

	CHECK_EQUAL(markers_enable("m"), 1);
	CHECK_EQUAL(host(10), 11);
	CHECK_EQUAL(host(100), 101);
	CHECK_EQUAL(hits, 110);

	CHECK_EQUAL(markers_disable("m"), 1);
	CHECK_EQUAL(host(1000), 1001);
	CHECK_EQUAL(hits, 110);
	return 0;
}
