/* SPDX-License-Identifier: MIT */
/* Side effects happen only when the site is on: increments, assignments, reads
   of what is volatile. */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-markers-no-warn-side-effects" } */
#include <markers.h>
#include "check.h"

static long sum;

MARKER void m(int x)
{
	sum = sum * 10 + x;
}

static __attribute__((noinline)) int host(volatile int *v, int *p)
{
	int i = 1, x = 2;
	m(i++);
	m(x = 3);
	m(--*p);
	m(x += 4);
	m(*v);
	m((*p)++ ? i : x);
	return i * 100 + x * 10 + *p;
}

int main(void)
{
	volatile int v = 5;
	int n = 2;

	CHECK_EQUAL(host(&v, &n), 122);
	CHECK_EQUAL(sum, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	/* i = 2; x = 3, then 7; n = 1, then 2 */
	CHECK_EQUAL(host(&v, &n), 272);
	CHECK_EQUAL(sum, 131752);
	return 0;
}
