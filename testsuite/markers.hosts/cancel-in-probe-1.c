/* SPDX-License-Identifier: MIT */
/* A probe that ends its thread: the host's clean-up handlers run. */
/* { dg-do run } */
/* { dg-additional-options "-pthread" } */
#include "cancel.h"

static void clean(void *guard)
{
	cleaned += *(int *)guard;
}

static __attribute__((noinline)) void host(int x)
{
	int guard = 10 * x;
	pthread_cleanup_push(clean, &guard);
	m(x);
	pthread_cleanup_pop(1);
	passed += x;
}
