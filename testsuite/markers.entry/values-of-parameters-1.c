/* SPDX-License-Identifier: MIT */
/* Probes get a function's parameters and what it returns: numbers and pointers as
   they are, anything else by address. */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=*" } */
#include <markers.h>
#include <string.h>
#include "check.h"

#define PROBE static __attribute__((no_instrument_function)) void
#define HOST __attribute__((noinline, noclone))

struct small {
	int a, b;
};
struct mixed {
	double d;
	long l;
};
struct large {
	long at[9];
};
enum colour { RED, GREEN = 7 };

static int entries, exits;

#define BOTH(name, entry, exit) \
	{ "entry:" #name, (void (*)(void))entry }, { "exit:" #name, (void (*)(void))exit }

HOST long numbers(signed char c, unsigned short s, int i, long l, float f, double d, _Bool b,
		 enum colour e)
{
	return c + s + i + l + (long)(f * 2 + d * 4) + 6 + b + e;
}
PROBE at_numbers(void *data, signed char c, unsigned short s, int i, long l, float f, double d,
		 _Bool b, enum colour e)
{
	CHECK(data == &entries);
	CHECK(c == -3 && s == 60000 && i == -70000 && l == 1L << 40);
	CHECK(f == 1.5f && d == -2.25 && b && e == GREEN);
	entries++;
}
PROBE numbers_end(void *data, long result)
{
	CHECK(data == &entries);
	CHECK_EQUAL(result, (1L << 40) - 9995);
	exits++;
}

HOST const char *many(const char *a, int b, long c, int d, int e, int f, int g, short h, void *i)
{
	return a + b + c + d + e + f + g + h + (i != NULL);
}
static const char text[100];
PROBE at_many(void *data, const char *a, int b, long c, int d, int e, int f, int g, short h,
	      void *i)
{
	(void)data;
	CHECK(a == text && i == &entries);
	CHECK(b == 1 && c == 2 && d == 3 && e == 4 && f == 5 && g == 6 && h == 7);
	entries++;
}
PROBE many_end(void *data, const char *result)
{
	(void)data;
	CHECK(result == text + 29);
	exits++;
}

HOST struct small structures(struct small s, struct mixed m, struct large l)
{
	s.a += m.d + m.l + l.at[8];
	l.at[0] = 0;
	return s;
}
PROBE at_structures(void *data, const struct small *s, const struct mixed *m,
		    const struct large *l)
{
	(void)data;
	CHECK(s->a == 1 && s->b == 2 && m->d == 3 && m->l == 4);
	CHECK(l->at[0] == 5 && l->at[8] == 6);
	entries++;
}
PROBE structures_end(void *data, const struct small *result)
{
	(void)data;
	CHECK(result->a == 14 && result->b == 2);
	exits++;
}

HOST struct large fill(long value)
{
	struct large l;

	for (int i = 0; i < 9; i++)
		l.at[i] = value + i;
	return l;
}
PROBE at_fill(void *data, long value)
{
	(void)data;
	CHECK(value == 10);
	entries++;
}
PROBE fill_end(void *data, const struct large *result)
{
	(void)data;
	CHECK(result->at[0] == 10 && result->at[8] == 18);
	exits++;
}

HOST long double wide(long double x, __int128 y, _Complex double z)
{
	return x + y + __real__ z + __imag__ z;
}
PROBE at_wide(void *data, const long double *x, const __int128 *y, const _Complex double *z)
{
	(void)data;
	CHECK(*x == 0.5L && *y == (__int128)1 << 70 && __real__ *z == 2 && __imag__ *z == 3);
	entries++;
}
PROBE wide_end(void *data, const long double *result)
{
	(void)data;
	CHECK(*result == 0.5L + ((__int128)1 << 70) + 5);
	exits++;
}

HOST double variadic(const char *format, ...)
{
	return format[0];
}
PROBE at_variadic(void *data, const char *format)
{
	(void)data;
	CHECK(!strcmp(format, "x"));
	entries++;
}
PROBE variadic_end(void *data, double result)
{
	(void)data;
	CHECK(result == 'x');
	exits++;
}

/* Its address is taken: it is in memory, and what it was at the entry counts. */
HOST void in_memory(int x)
{
	int *volatile p = &x;

	*p += 1;
	CHECK_EQUAL(x, 42);
}
PROBE at_in_memory(void *data, int x)
{
	(void)data;
	CHECK_EQUAL(x, 41);
	entries++;
}
PROBE in_memory_end(void *data)
{
	(void)data;
	exits++;
}

static const struct {
	const char *pattern;
	void (*probe)(void);
} probes[] = {
	BOTH(numbers, at_numbers, numbers_end),
	BOTH(many, at_many, many_end),
	BOTH(structures, at_structures, structures_end),
	BOTH(fill, at_fill, fill_end),
	BOTH(wide, at_wide, wide_end),
	BOTH(variadic, at_variadic, variadic_end),
	BOTH(in_memory, at_in_memory, in_memory_end),
};

static void run(void)
{
	struct small s = { 1, 2 };
	struct mixed m = { 3, 4 };
	struct large l = { { [0] = 5, [8] = 6 } };

	CHECK_EQUAL(numbers(-3, 60000, -70000, 1L << 40, 1.5f, -2.25, 1, GREEN),
		    (1L << 40) - 9995);
	CHECK(many(text, 1, 2, 3, 4, 5, 6, 7, &entries) == text + 29);
	CHECK_EQUAL(structures(s, m, l).a, 14);
	CHECK_EQUAL(fill(10).at[5], 15);
	CHECK(wide(0.5L, (__int128)1 << 70, 2 + 3i) == 0.5L + ((__int128)1 << 70) + 5);
	CHECK(variadic("x", 1, 2.0) == 'x');
	in_memory(41);
}

int main(void)
{
	enum { PROBES = sizeof probes / sizeof *probes };

	run();
	CHECK_EQUAL(entries, 0);
	for (int i = 0; i < PROBES; i++)
		CHECK_EQUAL(markers_attach(probes[i].pattern, probes[i].probe, &entries), 1);
	run();
	CHECK_EQUAL(entries, PROBES / 2);
	CHECK_EQUAL(exits, PROBES / 2);
	for (int i = 0; i < PROBES; i++)
		CHECK_EQUAL(markers_detach(probes[i].pattern, probes[i].probe, &entries), 1);
	run();
	CHECK_EQUAL(entries, PROBES / 2);
	return 0;
}
