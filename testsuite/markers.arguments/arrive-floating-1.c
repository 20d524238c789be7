/* SPDX-License-Identifier: MIT */
/* Floating-point numbers of every kind arrive. */
/* { dg-do run } */
#include <complex.h>
#include <markers.h>
#include "check.h"

static int hits;

MARKER void real(float f, double d, long double l, __float128 q)
{
	CHECK(f == 0.5f);
	CHECK(d == -1e300);
	CHECK(l == 0x1.0000000000000002p+0L);
	CHECK(q == (__float128)1 / 3);
	hits++;
}
MARKER void imaginary(float complex f, double complex d, long double complex l)
{
	CHECK(crealf(f) == 1 && cimagf(f) == -2);
	CHECK(creal(d) == 3 && cimag(d) == 4);
	CHECK(creall(l) == -5 && cimagl(l) == 6);
	hits++;
}
MARKER void decimal(_Decimal32 s, _Decimal64 d, _Decimal128 l)
{
	CHECK(s == 0.1df);
	CHECK(d == 0.2dd);
	CHECK(l == 0.3dl);
	hits++;
}

static __attribute__((noinline)) void host(double half, double one, long double l)
{
	/* Converted: double to float. */
	real(half, one * -1e300, l, (__float128)one / 3);
	imaginary(one - 2 * one * I, 3 * one + 4 * I, -5 * l / l + 6 * I);
	decimal(0.1df, 0.2dd, 0.3dl);
}

int main(void)
{
	host(0.5, 1, 0x1.0000000000000002p+0L);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("*"), 3);
	host(0.5, 1, 0x1.0000000000000002p+0L);
	CHECK_EQUAL(hits, 3);
	return 0;
}
