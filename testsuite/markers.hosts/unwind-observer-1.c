/* SPDX-License-Identifier: MIT */
/* A probe of an observer that ends its thread, with -fexceptions: the callers of a host
   clean up. */
/* { dg-do run } */
/* { dg-additional-options "-pthread -fexceptions" } */
#define MARKER_PATTERN "m"
#define MARKER_COUNT 1
#include <markers.h>

MARKER __attribute__((marker_observer)) void m(int x);

static __attribute__((noinline)) int called(int x)
{
	m(x);
	return x + 1;
}

static inline __attribute__((always_inline)) int inlined(int x)
{
	m(x);
	return x + 1;
}

#include "ends-thread.h"
