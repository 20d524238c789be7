/* SPDX-License-Identifier: MIT */
/* What a probe at an exit writes is seen by whoever calls the function, which GCC
   would otherwise take for a constant one. */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-markers-exit=square*,power" } */
#include <markers.h>
#include "check.h"

static long hits;

static void probe(void *data, int x)
{
	(void)data;
	hits += x;
}

static __attribute__((noinline)) int square(int x)
{
	return x * x;
}

static __attribute__((noinline)) int power(int x, int n)
{
	return n ? power(x * x, n - 1) : x;
}

int main(void)
{
	int sum = 0;

	CHECK(markers_attach("exit:square", (void (*)(void))probe, NULL) == 1);
	for (int i = 0; i < 3; i++) {
		long before = hits;

		sum += square(2) + square(2);
		CHECK(hits > before);
	}
	CHECK_EQUAL(sum, 24);
	CHECK_EQUAL(hits, 6 * 4);
	CHECK(markers_attach("exit:power", (void (*)(void))probe, NULL) == 1);
	CHECK_EQUAL(power(3, 2), 81);
	CHECK(hits >= 6 * 4 + 81);
	return 0;
}
