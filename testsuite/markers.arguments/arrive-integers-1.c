/* SPDX-License-Identifier: MIT */
/* Integers of every kind arrive. */
/* { dg-do run } */
#include <limits.h>
#include <stdbool.h>
#include <markers.h>
#include "check.h"

enum colour { RED = 3, GREEN = 500 };
enum cold { FREEZING = -40 };
static int hits;

MARKER void small(char c, signed char sc, unsigned char uc, short s, unsigned short us, bool b)
{
	CHECK_EQUAL(c, 'x');
	CHECK_EQUAL(sc, SCHAR_MIN);
	CHECK_EQUAL(uc, UCHAR_MAX);
	CHECK_EQUAL(s, SHRT_MIN);
	CHECK_EQUAL(us, USHRT_MAX);
	CHECK_EQUAL(b, 1);
	hits++;
}
MARKER void large(int i, unsigned u, long l, unsigned long ul, long long ll,
		  unsigned long long ull)
{
	CHECK_EQUAL(i, INT_MIN);
	CHECK(u == UINT_MAX);
	CHECK(l == LONG_MIN);
	CHECK(ul == ULONG_MAX);
	CHECK(ll == LLONG_MIN);
	CHECK(ull == ULLONG_MAX);
	hits++;
}
MARKER void enums(enum colour c, enum cold d)
{
	CHECK_EQUAL(c, 500);
	CHECK_EQUAL(d, -40);
	hits++;
}
MARKER void wide(__int128 i, unsigned __int128 u)
{
	CHECK(i == -((__int128)1 << 100));
	CHECK(u == (unsigned __int128)-1);
	hits++;
}

static __attribute__((noinline)) void host(int minus_one, long two)
{
	/* The conversions to the parameters' types are those of a call. */
	small('x', 128 * minus_one, minus_one, minus_one << 15, minus_one, two);
	large((-INT_MAX) + minus_one, minus_one, (-LONG_MAX) + minus_one, minus_one,
	      (-LLONG_MAX) + minus_one, minus_one);
	enums(250 * two, 40 * minus_one);
	wide(minus_one * ((__int128)1 << 99) * two, minus_one);
}

int main(void)
{
	host(-1, 2);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("*"), 4);
	host(-1, 2);
	CHECK_EQUAL(hits, 4);
	return 0;
}
