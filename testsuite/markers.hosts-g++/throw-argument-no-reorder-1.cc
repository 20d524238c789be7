/* SPDX-License-Identifier: MIT */
/* Without -freorder-functions an argument that throws is caught all the same. */
/* { dg-do run } */
/* { dg-options "-O2 -fno-reorder-functions" } */
#include <markers.h>
#include "check.h"

MARKER void m(int x);

__attribute__((noinline)) int throws(int x)
{
	if (x)
		throw x;
	return x;
}

static __attribute__((noinline)) int host(int x)
{
	try {
		m(throws(x));
	} catch (int caught) {
		return caught;
	}
	return 0;
}

int main()
{
	CHECK_EQUAL(host(3), 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	CHECK_EQUAL(host(3), 3);
	CHECK_EQUAL(host(0), 0);
	return 0;
}
