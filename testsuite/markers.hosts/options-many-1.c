/* SPDX-License-Identifier: MIT */
/* Hosts and arguments of many kinds in C, for each set of options. */
/* { dg-do run } */
/* { dg-sites-on "*" } */
#include <stdarg.h>
#include <string.h>
#include <markers.h>
#include "check.h"

struct large {
	long a[9];
};
static int hits;
static long sum;

MARKER void scalars(char c, int i, long l, const char *text)
{
	hits++;
	sum += c + i + l + strlen(text);
}
MARKER static void local(struct large l, double d)
{
	hits++;
	sum += l.a[8] + (long)d;
}
MARKER void variadic(int n, ...)
{
	va_list ap;
	va_start(ap, n);
	hits++;
	while (n--)
		sum += va_arg(ap, int);
	va_end(ap);
}
MARKER void undefined(int x, long double y);

static int evaluated;
static __attribute__((noinline)) int call(int x)
{
	evaluated++;
	return x;
}

__attribute__((noinline)) int leaf(int x)
{
	scalars('a', x, 1000, "four");
	return x + 1;
}
static __attribute__((noinline)) double floating(double x, int n)
{
	struct large l = { { [8] = n } };
	double y = x * 2;
	for (int i = 0; i < n; i++) {
		local(l, y + call(i));
		y += x;
	}
	return y;
}
static inline int inlined(int x)
{
	variadic(3, x, call(x), 1);
	return x;
}
__attribute__((noinline)) int caller(int x)
{
	undefined(x, x / 2.0L);
	return inlined(x) + inlined(x + 1);
}

int main(void)
{
	void (*volatile pointer)(char, int, long, const char *) = scalars;
	int on = getenv("MARKERS") != 0;

	CHECK_EQUAL(leaf(10), 11);
	CHECK_EQUAL(sum, on ? 97 + 10 + 1000 + 4 : 0);
	sum = 0;
	CHECK(floating(0.5, 4) == 3);
	/* d is 1, 2.5, 4, 5.5 */
	CHECK_EQUAL(sum, on ? 4 * 4 + 1 + 2 + 4 + 5 : 0);
	sum = 0;
	CHECK_EQUAL(caller(5), 11);
	CHECK_EQUAL(sum, on ? 11 + 13 : 0);
	CHECK_EQUAL(evaluated, on ? 6 : 0);
	pointer('b', 1, 1, "");
	CHECK_EQUAL(hits, on ? 1 + 4 + 2 + 1 : 0);
	return 0;
}
