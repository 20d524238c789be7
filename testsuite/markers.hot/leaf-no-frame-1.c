/* SPDX-License-Identifier: MIT */
/* Leaf hosts stay leaves: no frame, no saved register, no call on the hot path. */
/* { dg-do assemble } */
/* { dg-final { scan-hot-not six "\\m(push|pop|call)\\M|%rsp" } } */
/* { dg-final { scan-hot-times six "nopl" 1 } } */
/* { dg-final { scan-hot-not reduce "\\m(push|pop|call)\\M|%rsp" } } */
/* { dg-final { scan-hot-not reduce "\\mmov\\w* .*%rbx" } } */
/* { dg-final { scan-hot-not floats "\\m(push|pop|call)\\M|%rsp" } } */
/* { dg-final { scan-hot-not wide "\\m(push|pop|call)\\M|%rsp" } } */
/* { dg-final { scan-hot-not pair "\\m(push|pop|call)\\M|%rsp" } } */
/* { dg-final { scan-hot-not words "\\m(push|pop|call)\\M|%rsp" } } */
#include <markers.h>

struct pair {
	long a;
	double b;
};
MARKER void m6(long a, long b, long c, long d, long e, long f);
MARKER void m2(double sum, int i);
MARKER void m1(long x);
MARKER void m128(__int128 x);
MARKER void mp(struct pair p);
MARKER void m9(long a, long b, long c, long d, long e, long f, long g, long h, long i);

long six(long a, long b, long c, long d, long e, long f)
{
	m6(a, b, c, d, e, f);
	return a + b * c - d + e * f;
}

double floats(const double *p, int n)
{
	double sum = 0;
	for (int i = 0; i < n; i++) {
		m2(sum, i);
		sum += p[i];
	}
	return sum;
}

long reduce(const long *p, long n)
{
	long sum = 0;
	for (long i = 0; i < n; i++) {
		sum += p[i];
		if (sum == 77)
			m1(sum);
	}
	return sum;
}

long wide(long a, long b)
{
	m128((__int128)a << 64 | b);
	return a - b;
}

long pair(struct pair p)
{
	mp(p);
	return p.a + (long)p.b;
}

long words(long a, long b, long c)
{
	m9(a, b, c, a, b, c, a, b, c);
	return a + b + c;
}
