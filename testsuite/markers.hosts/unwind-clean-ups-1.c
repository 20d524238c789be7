/* SPDX-License-Identifier: MIT */
/* A probe that ends its thread, with -fexceptions: the callers of a host clean up, also
   where it was inlined. */
/* { dg-do run } */
/* { dg-additional-options "-pthread -fexceptions" } */
#define MARKER_PATTERN "m"
#define MARKER_COUNT 1
#include <markers.h>

MARKER void m(int x, const char *text);

static __attribute__((noinline)) int called(int x)
{
	m(x, "called");
	return x + 1;
}

static inline __attribute__((always_inline)) int inlined(int x)
{
	m(x, "inlined");
	return x + 1;
}

#include "ends-thread.h"
