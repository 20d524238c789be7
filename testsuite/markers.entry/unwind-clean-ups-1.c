/* SPDX-License-Identifier: MIT */
/* A probe of entries and exits that ends its thread, with -fexceptions: the callers of
   the function clean up. */
/* { dg-do run } */
/* { dg-additional-options "-pthread -fexceptions -fplugin-arg-markers-entry=called,inlined -fplugin-arg-markers-exit=called,inlined" } */
#define MARKER_PATTERN "exit:*,entry:inlined"
#define MARKER_COUNT 3

static __attribute__((noinline)) int called(int x)
{
	return x + 1;
}

static __attribute__((noinline)) int inlined(int x)
{
	return x + 1;
}

#include "ends-thread.h"
