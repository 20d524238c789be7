/* SPDX-License-Identifier: MIT */
/* Arguments with calls, which are evaluated apart from their host, see and change
   the host's variables all the same. */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-markers-no-warn-side-effects" } */
#include <stdarg.h>
#include <string.h>
#include <markers.h>
#include "check.h"

struct pair {
	int a, b;
};
static long seen[4];
static int hits, global;

MARKER void two(long x, long y)
{
	seen[0] = x;
	seen[1] = y;
	hits++;
}
MARKER void text(const char *a, const char *b)
{
	CHECK(!strcmp(a, b));
	hits++;
}

static __attribute__((noinline)) int twice(int x)
{
	return 2 * x;
}
static __attribute__((noinline)) int add(int *p, int x)
{
	return *p += x;
}
static __attribute__((noinline)) const char *same(const char *s)
{
	return s;
}

static __attribute__((noinline)) int variables(int x, struct pair p, const int *q)
{
	int local = x, array[4] = { 1, 2, 3, x };
	volatile int v = 9;
	static int fixed = 3;

	two(twice(local) + array[3], twice(p.a) + p.b);
	CHECK(!hits || (seen[0] == 15 && seen[1] == 22));
	two(add(&local, 1), twice(x));
	CHECK(!hits || (seen[0] == 6 && seen[1] == 10 && local == 6));
	two(twice(1), add(&array[2], 10));
	CHECK(!hits || (seen[1] == 13 && array[2] == 13));
	two(twice(v), local = twice(local));
	CHECK(!hits || (seen[0] == 18 && seen[1] == 12 && local == 12));
	two(twice(*q) + fixed++, twice(global) + ++global);
	CHECK(!hits || (seen[0] == 43 && fixed == 4));
	two(twice(x++), 0);
	CHECK(!hits || (seen[0] == 10 && x == 6));
	text(same(__func__), "variables");
	return x + local + array[2];
}

static __attribute__((noinline)) int sized(int n)
{
	int array[n], matrix[n][n];
	for (int i = 0; i < n; i++)
		array[i] = matrix[i][i] = i;
	two(twice(array[n - 1]), twice(matrix[n - 1][n - 1]) + sizeof array);
	CHECK(!hits || (seen[0] == 2 * (n - 1) && seen[1] == 2 * (n - 1) + 4 * n));
	return n;
}

/* Out of the argument, and out of the host. */
static __attribute__((noinline)) int leaves(int x)
{
	for (int i = 0; i < 3; i++)
		two(({ if (twice(i) == 2) break; i; }), twice(i));
	two(({ if (twice(x) == 2) return -1; 0; }), 0);
	two(({ if (twice(x) == 4) goto out; 0; }), 0);
	return 0;
out:
	return -2;
}

static __attribute__((noinline)) int listed(int n, ...)
{
	va_list ap;
	va_start(ap, n);
	two(twice(va_arg(ap, int)), twice(n));
	CHECK(!hits || seen[0] == 14);
	n = va_arg(ap, int);
	va_end(ap);
	return n;
}

static __attribute__((noinline)) int nested(int x)
{
	int inner(int y)
	{
		two(twice(x), twice(y));
		return y;
	}
	two(inner(1) + x, twice(x));
	return inner(2);
}

/* What alloca gives lives until its host returns. */
static __attribute__((noinline)) int room(int x)
{
	static char *kept;
	text(kept = strcpy(__builtin_alloca(x), "kept"), same("kept"));
	twice(x);
	CHECK(!hits || !strcmp(kept, "kept"));
	return x;
}

static void run(int on)
{
	int ten = 10, before;

	hits = 0;
	global = 0;
	if (on) {
		CHECK_EQUAL(markers_enable("*"), 2);
		two(0, 0);
	}
	ten += on;
	ten -= on;
	ten *= 2;
	before = variables(5, (struct pair) { 9, 4 }, &ten);
	CHECK_EQUAL(before, on ? 6 + 12 + 13 : 5 + 5 + 3);
	CHECK_EQUAL(sized(5), 5);
	CHECK_EQUAL(leaves(1), on ? -1 : 0);
	CHECK_EQUAL(leaves(2), on ? -2 : 0);
	CHECK_EQUAL(listed(3, 7, 8), on ? 8 : 7);
	CHECK_EQUAL(nested(3), 2);
	CHECK_EQUAL(room(50), 50);
	/* two: 1 + 6, sized 1, leaves 1 and 1 + 1, listed 1, nested 3; text: 2 */
	CHECK_EQUAL(hits, on ? 17 : 0);
}

int main(void)
{
	run(0);
	run(1);
	return 0;
}
