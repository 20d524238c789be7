/* SPDX-License-Identifier: MIT */
/* A variadic marker: its body gets all arguments, as do its probes. */
/* { dg-do run } */
#include <stdarg.h>
#include <string.h>
#include <markers.h>
#include "check.h"

struct triple {
	long a, b, c;
};
static char order[8];
static int evaluated;

static void check(int n, va_list ap)
{
	CHECK_EQUAL(n, 5);
	CHECK_EQUAL(va_arg(ap, int), -1);
	CHECK(va_arg(ap, double) == 2.5);
	CHECK(!strcmp(va_arg(ap, const char *), "three"));
	CHECK_EQUAL(va_arg(ap, struct triple).b, 44);
	CHECK(va_arg(ap, long double) == 5.5L);
}

MARKER void m(int n, ...)
{
	va_list ap;
	va_start(ap, n);
	check(n, ap);
	va_end(ap);
	strcat(order, "b");
}

static void probe(void *data, int n, ...)
{
	va_list ap;
	va_start(ap, n);
	check(n, ap);
	va_end(ap);
	strcat(order, data);
}

static __attribute__((noinline)) double half(void)
{
	evaluated++;
	return 0.5;
}

static __attribute__((noinline)) void host(int minus_one)
{
	struct triple t = { 4, 44, 444 };
	/* char and float are promoted. */
	m(5, (signed char)minus_one, (float)(2 + half()), "three", t, 5.5L);
}

int main(void)
{
	host(-1);
	CHECK_EQUAL(evaluated, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	host(-1);
	CHECK(!strcmp(order, "b"));
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, "1"), 1);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, "2"), 1);
	host(-1);
	CHECK(!strcmp(order, "bb12"));
	/* Once each time, however many probes. */
	CHECK_EQUAL(evaluated, 2);
	return 0;
}
