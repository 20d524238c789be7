/* SPDX-License-Identifier: MIT */
/* Pointers, arrays and functions arrive. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static int hits;
static int array[4] = { 1, 2, 3, 4 };

static int twice(int x)
{
	return 2 * x;
}

struct unknown;
MARKER void m(void *v, int a[4], int n, int vla[][n], int (*f)(int), const char *s,
	      struct unknown *u)
{
	CHECK(v == &hits);
	CHECK(a == array && a[3] == 4);
	CHECK_EQUAL(vla[1][n - 1], 6);
	CHECK_EQUAL(f(21), 42);
	CHECK(s[0] == 't' && s[4] == 0);
	CHECK(u == 0);
	hits++;
}

int main(void)
{
	int table[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } };

	m(&hits, array, 3, table, twice, "text", 0);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	m(&hits, array, 3, table, twice, "text", 0);
	CHECK_EQUAL(hits, 1);
	return 0;
}
