/* SPDX-License-Identifier: MIT */
/* 30 values live at a site, and a marker with every kind of scalar. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static int hits;

MARKER void m(char a, short b, int c, long d, float e, double f, const char *g, _Bool h)
{
	CHECK(a == 1 && b == 2 && c == 3 && d == 4 && e == 5 && f == 6 && *g == '7' && h);
	hits++;
}

static __attribute__((noinline)) long host(const long *p, const double *q)
{
	long a0 = p[0], a1 = p[1], a2 = p[2], a3 = p[3], a4 = p[4], a5 = p[5], a6 = p[6], a7 = p[7];
	long b0 = p[8], b1 = p[9], b2 = p[10], b3 = p[11], b4 = p[12], b5 = p[13], b6 = p[14];
	double c0 = q[0], c1 = q[1], c2 = q[2], c3 = q[3], c4 = q[4], c5 = q[5], c6 = q[6];
	double d0 = q[7], d1 = q[8], d2 = q[9], d3 = q[10], d4 = q[11], d5 = q[12], d6 = q[13];
	double d7 = q[14];
	m(p[0], p[1], p[2], p[3], q[4], q[5], "7", p[7]);
	return a0 + 2 * a1 + 3 * a2 + 4 * a3 + 5 * a4 + 6 * a5 + 7 * a6 + 8 * a7 + 9 * b0 + 10 * b1 +
	       11 * b2 + 12 * b3 + 13 * b4 + 14 * b5 + 15 * b6 +
	       (long)(c0 + 2 * c1 + 3 * c2 + 4 * c3 + 5 * c4 + 6 * c5 + 7 * c6 + 8 * d0 + 9 * d1 +
		      10 * d2 + 11 * d3 + 12 * d4 + 13 * d5 + 14 * d6 + 15 * d7);
}

int main(void)
{
	long p[15];
	double q[15];

	for (int i = 0; i < 15; i++)
		p[i] = q[i] = i + 1;
	/* Twice the squares from 1 to 15. */
	CHECK_EQUAL(host(p, q), 2 * 1240);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	CHECK_EQUAL(host(p, q), 2 * 1240);
	CHECK_EQUAL(hits, 1);
	return 0;
}
