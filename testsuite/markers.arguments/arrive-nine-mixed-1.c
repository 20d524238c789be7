/* SPDX-License-Identifier: MIT */
/* Nine mixed arguments, in the argument list of a call that has stack arguments
   itself, beside an aligned local variable. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

struct triple {
	long a, b, c;
};
static int hits;

MARKER void m(int a, double b, long double c, char d, struct triple e, float f, long g,
	      const char *h, unsigned i)
{
	CHECK_EQUAL(a, 1);
	CHECK(b == 2.5);
	CHECK(c == 3.25L);
	CHECK_EQUAL(d, 'd');
	CHECK(e.a == 5 && e.b == 55 && e.c == 555);
	CHECK(f == 6.5f);
	CHECK_EQUAL(g, 7000000000);
	CHECK(h[0] == 'h');
	CHECK_EQUAL(i, 9);
	hits++;
}

static __attribute__((noinline)) long sum(long a, long b, long c, long d, long e, long f, long g,
					  long h, long i)
{
	return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i;
}

static __attribute__((noinline)) long host(int one, double half)
{
	_Alignas(64) volatile char local[64] = { one };
	struct triple e = { 5 * one, 55 * one, 555 * one };
	long result = sum(1, 2, 3, 4, 5, 6, 7,
			  ({ m(one, 2 + half, 3.25L * one, 'c' + one, e, 6 + half,
			       7000000000 * one, "h", 9 * one); 8; }),
			  9);
	CHECK_EQUAL((unsigned long)local % 64, 0);
	return result + local[0];
}

int main(void)
{
	CHECK_EQUAL(host(1, 0.5), 286);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	CHECK_EQUAL(host(1, 0.5), 286);
	CHECK_EQUAL(hits, 1);
	return 0;
}
