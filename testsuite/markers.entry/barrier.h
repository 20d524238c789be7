/* SPDX-License-Identifier: MIT */
/* The program of barrier-*.c. SIDE is where the probes are; SQUARE_GIVES is what one at
   square(2) is given there, POWER_GIVES what the first at power(3, 2) is. */
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

	CHECK(markers_attach(SIDE ":square", (void (*)(void))probe, NULL) == 1);
	for (int i = 0; i < 3; i++) {
		long before = hits;

		sum += square(2) + square(2);
		CHECK(hits > before);
	}
	CHECK_EQUAL(sum, 24);
	CHECK_EQUAL(hits, 6 * SQUARE_GIVES);
	CHECK(markers_attach(SIDE ":power", (void (*)(void))probe, NULL) == 1);
	CHECK_EQUAL(power(3, 2), 81);
	CHECK(hits >= 6 * SQUARE_GIVES + POWER_GIVES);
	return 0;
}
