/* SPDX-License-Identifier: MIT */
/* x87 values live across a site survive a probe that uses the x87 stack, and so
   does the control word. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

MARKER void m(int x);
static int hits;

static void probe(void *data, int x)
{
	unsigned short control = 0x007f; /* single precision */
	(void)data;
	hits += x;
	__asm__ volatile ("fninit\n\tfldcw %0\n\tfldz\n\tfldz\n\tfldz\n\tfldz\n\tfldz\n\tfldz\n\t"
			  "fldz\n\tfldz\n\tfninit"
			  :
			  : "m"(control)
			  : "memory");
}

static __attribute__((noinline)) long double host(long double a, long double b, int x)
{
	long double c = a * b, d = a + b, e = a - b;
	m(x);
	return a + 2 * b + 3 * c + 4 * d + 5 * e;
}

int main(void)
{
	/* Not to be had in double precision. */
	const long double tiny = 0x1p-60L;
	const long double a = 1 + tiny, b = 0.5L;
	const long double expected = a + 1 + 3 * (a * b) + 4 * (a + b) + 5 * (a - b);

	CHECK(host(a, b, 1) == expected);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, 0), 1);
	CHECK(host(a, b, 1) == expected);
	CHECK(host(a, b, 1) != host(1, b, 1));
	CHECK_EQUAL(hits, 3);
	return 0;
}
