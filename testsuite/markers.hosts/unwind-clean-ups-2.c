/* SPDX-License-Identifier: MIT */
/* A probe that ends its thread, where the host's argument is evaluated in a function of
   its own and there are many: the callers of the host clean up. */
/* { dg-do run } */
/* { dg-additional-options "-pthread -fexceptions" } */
#define MARKER_PATTERN "m"
#define MARKER_COUNT 1
#include <markers.h>

struct pair {
	long first, second;
};

MARKER void m(int x, double d, struct pair pair, int a, int b, int c, int d2, const char *text);

static volatile int arguments;

static __attribute__((noinline, nothrow)) int argument(int x)
{
	arguments += x;
	return arguments;
}

static __attribute__((noinline)) int called(int x)
{
	struct pair pair = { x, 2 };

	m(x, x, pair, 1, 2, 3, argument(x), "called");
	return x + 1;
}

static inline __attribute__((always_inline)) int inlined(int x)
{
	struct pair pair = { x, 2 };
	char local[8] = "inlined";

	m(x, 1.5, pair, 1, x, 3, 4, local);
	m(argument(x), 1.5, pair, 1, x, 3, 4, local);
	return x + 1;
}

#include "ends-thread.h"
