/* SPDX-License-Identifier: MIT */
/* A static body with nothing but a reference from its descriptor survives, with
   static data and functions that it alone uses. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static int table[8];

static __attribute__((noinline)) int helper(int x)
{
	return x * 3;
}

MARKER static void m(int x)
{
	table[x & 7] = helper(x);
}

static int sum(void)
{
	int s = 0;
	for (int i = 0; i < 8; i++)
		s += ((volatile int *)table)[i];
	return s;
}

int main(void)
{
	m(3);
	CHECK_EQUAL(sum(), 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	m(3);
	CHECK_EQUAL(sum(), 9);
	return 0;
}
