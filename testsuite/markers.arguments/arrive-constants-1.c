/* SPDX-License-Identifier: MIT */
/* Constant arguments: small and large numbers, addresses, floating ones. */
/* { dg-do run } */
#include <string.h>
#include <markers.h>
#include "check.h"

static int hits, array[8];
static int function(int x)
{
	return x + 1;
}

MARKER void whole(char a, short b, int c, long d, unsigned long e);
MARKER void pointers(const char *a, int *b, int (*c)(int), void *d, void *e);
MARKER void floats(float a, double b, double c, float d, double e);

MARKER void whole(char a, short b, int c, long d, unsigned long e)
{
	CHECK_EQUAL(a, -1);
	CHECK_EQUAL(b, -32768);
	CHECK_EQUAL(c, 0x7fffffff);
	CHECK_EQUAL(d, -0x123456789abcdef);
	CHECK(e == 0xfedcba9876543210);
	hits++;
}
MARKER void pointers(const char *a, int *b, int (*c)(int), void *d, void *e)
{
	CHECK(!strcmp(a, "literal"));
	CHECK(b == array + 3);
	CHECK_EQUAL(c(1), 2);
	CHECK(d == 0 && e == (void *)-1);
	hits++;
}
MARKER void floats(float a, double b, double c, float d, double e)
{
	CHECK(a == 0 && b == 1.5 && c == -1e308 && __builtin_isnan(d) && __builtin_isinf(e));
	hits++;
}

__attribute__((noinline)) void host(void)
{
	whole(-1, -32768, 0x7fffffff, -0x123456789abcdef, 0xfedcba9876543210);
	pointers("literal", &array[3], function, 0, (void *)-1);
	floats(0, 1.5, -1e308, __builtin_nanf(""), __builtin_inf());
}

int main(void)
{
	host();
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("*"), 3);
	host();
	CHECK_EQUAL(hits, 3);
	return 0;
}
