/* SPDX-License-Identifier: MIT */
/* A probe that ends its thread, with -fexceptions, where clean-ups are landing pads. */
/* { dg-do run } */
/* { dg-additional-options "-pthread -fexceptions" } */
#include "cancel.h"

static void clean(int *guard)
{
	cleaned += *guard;
}

static __attribute__((noinline)) void host(int x)
{
	__attribute__((cleanup(clean))) int guard = 10 * x;
	m(x);
	passed += x;
}
