/* SPDX-License-Identifier: MIT */
/* Constants of every size reach the probe, in registers and on the stack. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

MARKER void m(__int128 m, long a, unsigned long b, unsigned c, long d, float e, double f, long g, long h,
	      unsigned long i, long j, unsigned k, long l, const char *n, short o, unsigned char p,
	      double q, double r, double s, double t, double u, double v,
	      double w, float x, long y);
static int fired;
static const char text[] = "text";

static void probe(void *data, __int128 m, long a, unsigned long b, unsigned c, long d, float e, double f,
		  long g, long h, unsigned long i, long j, unsigned k, long l,
		  const char *n, short o, unsigned char p, double q, double r, double s,
		  double t, double u, double v, double w, float x, long y)
{
	CHECK(data == &fired);
	CHECK_EQUAL(a, 0x123456789abcdef);
	CHECK(b == 0xfedcba9876543210);
	CHECK(c == 0xffffffff);
	CHECK_EQUAL(d, -0x80000000L);
	CHECK(e == 1.5f && f == -2.25);
	CHECK_EQUAL(g, 0x80000000L);
	CHECK_EQUAL(h, -0x7654321076543210);
	CHECK(i == 0xffffffff00000000);
	CHECK_EQUAL(j, 0x100000000);
	CHECK(k == 0x80000000);
	CHECK_EQUAL(l, -1);
	CHECK((long)(m >> 64) == 0x1122334455667788 && (long)m == -0x123456789);
	CHECK(n == text);
	CHECK_EQUAL(o, -7);
	CHECK_EQUAL(p, 255);
	CHECK(q == 0 && r == 1 && s == 1e100 && t == -1e-100 && u == 3 && v == 4 && w == 5.5);
	CHECK(x == -0.5f);
	CHECK_EQUAL(y, 0x7fffffffffffffff);
	fired++;
}

static __attribute__((noipa)) int host(int x)
{
	m((__int128)0x1122334455667788 << 64 | (unsigned long)-0x123456789, 0x123456789abcdef, 0xfedcba9876543210, 0xffffffff, -0x80000000L, 1.5f, -2.25,
	  0x80000000L, -0x7654321076543210, 0xffffffff00000000, 0x100000000, 0x80000000, -1, text, -7, 255, 0, 1,
	  1e100, -1e-100, 3, 4, 5.5, -0.5f, 0x7fffffffffffffff);
	return x + 1;
}

int main(void)
{
	CHECK_EQUAL(host(1), 2);
	CHECK_EQUAL(fired, 0);
	CHECK_EQUAL(MARKERS_ATTACH(m, probe, &fired), 1);
	CHECK_EQUAL(host(2), 3);
	CHECK_EQUAL(fired, 1);
	return 0;
}
