/* SPDX-License-Identifier: MIT */
/* A marker in loops that are unrolled, vectorised, peeled: the hits are the same
   at every level, and every copy is enabled. */
/* { dg-do run } */
/* { dg-additional-options "-funroll-loops" } */
#include <markers.h>
#include "check.h"

static long hits, sum;

MARKER void m(int i, int value)
{
	hits++;
	sum += i * value;
}

static __attribute__((noinline)) int fixed(const int *a)
{
	int total = 0;
	for (int i = 0; i < 8; i++) {
		total += a[i];
		m(i, a[i]);
	}
	return total;
}

static __attribute__((noinline)) int counted(const int *a, int n)
{
	int total = 0;
#pragma GCC unroll 4
	for (int i = 0; i < n; i++) {
		if (a[i] & 1)
			m(i, a[i]);
		total += a[i];
	}
	return total;
}

int main(void)
{
	int a[101];
	for (int i = 0; i < 101; i++)
		a[i] = i;

	CHECK_EQUAL(fixed(a), 28);
	CHECK_EQUAL(counted(a, 101), 5050);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	CHECK_EQUAL(fixed(a), 28);
	CHECK_EQUAL(hits, 8);
	CHECK_EQUAL(sum, 140);
	CHECK_EQUAL(counted(a, 101), 5050);
	CHECK_EQUAL(hits, 58);
	/* Of 1 + 9 + 25 + ... + 99 * 99. */
	CHECK_EQUAL(sum, 140 + 166650);
	return 0;
}
