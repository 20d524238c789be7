/* SPDX-License-Identifier: MIT */
/* The probe has the host's rounding mode, of long double too, and one that it sets
   stays, as after a call. */
/* { dg-do run } */
/* { dg-additional-options "-frounding-math" } */
/* { dg-link-options "-lm" } */
#include <fenv.h>
#include <markers.h>
#include "check.h"

MARKER void m(int x);
static volatile long double third_of = 1.0L, seen;
static int mode, next = -1;

static void probe(void *data, int x)
{
	(void)data;
	(void)x;
	mode = fegetround();
	seen = third_of / 3.0L;
	if (next >= 0)
		fesetround(next);
}

/* Has a long double live over the site. */
static __attribute__((noinline)) long double host(long double a, int x)
{
	long double product = a * 3.0L;

	m(x);
	return product + a;
}

int main(void)
{
	long double expected;

	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, 0), 1);
	fesetround(FE_UPWARD);
	expected = third_of / 3.0L;
	CHECK(host(2.0L, 1) == 8.0L);
	CHECK_EQUAL(mode, FE_UPWARD);
	CHECK(seen == expected);

	next = FE_DOWNWARD;
	CHECK(host(2.0L, 1) == 8.0L);
	CHECK_EQUAL(fegetround(), FE_DOWNWARD);
	CHECK(third_of / 3.0L < expected);
	return 0;
}
