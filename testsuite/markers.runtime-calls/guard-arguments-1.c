/* SPDX-License-Identifier: MIT */
/* Every argument reaches the probe, wherever it is passed; the stack is aligned.  */
/* { dg-do run } */
/* { dg-no-plugin } */
#include "fixture.h"
#include "check.h"

#include <stdarg.h>

struct big {
	long v[5];
};
static int hits, depth;

FIXTURE_OBJECT;
FIXTURE_MARKER(m, "", "m");
FIXTURE_MARKER(r, "", "r");

static void check_stack(void)
{
	__attribute__((aligned(16))) volatile char x[16];
	/* movaps faults if not. */
	__asm__ volatile("movaps %%xmm0, %0" : "=m"(*x));
}

static void probe(void *data, long a, double b, struct big c, long d, long e, long f, long g,
		  long h, long double i, float j, double k, double l, double m, double n,
		  double o, double p, double q, int r)
{
	check_stack();
	CHECK(data == &hits);
	CHECK(a == 1 && b == 2.5 && c.v[0] == 30 && c.v[4] == 34 && d == 4 && e == 5);
	CHECK(f == 6 && g == 7 && h == 8 && i == 9.5L && j == 10.5f && k == 11.5);
	CHECK(l == 12.5 && m == 13.5 && n == 14.5 && o == 15.5 && p == 16.5 && q == 17.5);
	CHECK(r == -18);
	hits++;
}
typedef void probe_type(void *, long, double, struct big, long, long, long, long, long,
			long double, float, double, double, double, double, double, double,
			double, int);

static void variadic(void *data, const char *format, ...)
{
	va_list list;
	int i;

	check_stack();
	CHECK(data == &hits);
	va_start(list, format);
	for (i = 0; i < 10; i++) {
		CHECK(va_arg(list, double) == i + 0.5);
		CHECK_EQUAL(va_arg(list, int), i);
	}
	va_end(list);
	hits++;
}
typedef void variadic_type(void *, const char *, ...);

/* Probes in probes, more of them than the first frames hold. */
static void recurse(void *data, int i)
{
	const struct marker_probe *p = fixture_r.probes;

	(void)data;
	if (++depth < 1000)
		((fixture_probe *)p->function)(p->data, i + 1);
	CHECK_EQUAL(i, depth - 1);
	depth--;
}

int main(void)
{
	const struct big c = { { 30, 31, 32, 33, 34 } };
	const struct marker_probe *p;
	int i;

	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, &hits), 1);
	p = fixture_m.probes;
	for (i = 0; i < 3; i++)
		((probe_type *)p->function)(p->data, 1, 2.5, c, 4, 5, 6, 7, 8, 9.5L, 10.5f, 11.5,
					    12.5, 13.5, 14.5, 15.5, 16.5, 17.5, -18);
	CHECK_EQUAL(hits, 3);
	CHECK_EQUAL(markers_detach("m", (void (*)(void))probe, &hits), 1);
	/* A block that has just read the pointer finds a closed gate. */
	((probe_type *)p->function)(p->data, 1, 2.5, c, 4, 5, 6, 7, 8, 9.5L, 10.5f, 11.5, 12.5,
				    13.5, 14.5, 15.5, 16.5, 17.5, -18);
	CHECK_EQUAL(hits, 3);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))variadic, &hits), 1);
	p = fixture_m.probes;
	((variadic_type *)p->function)(p->data, "", 0.5, 0, 1.5, 1, 2.5, 2, 3.5, 3, 4.5, 4, 5.5,
				       5, 6.5, 6, 7.5, 7, 8.5, 8, 9.5, 9);
	CHECK_EQUAL(hits, 4);
	CHECK_EQUAL(markers_attach("r", (void (*)(void))recurse, NULL), 1);
	for (i = 0; i < 3; i++) {
		p = fixture_r.probes;
		((fixture_probe *)p->function)(p->data, 0);
		CHECK_EQUAL(depth, 0);
	}
	return 0;
}
