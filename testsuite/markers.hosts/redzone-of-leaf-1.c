/* SPDX-License-Identifier: MIT */
/* A leaf host keeps values in the red zone, and a probe uses a deep stack. */
/* { dg-do run } */
#include <string.h>
#include <markers.h>
#include "check.h"

MARKER void m(int x);
static int hits;

static __attribute__((noinline)) void deep(volatile char *p, int depth)
{
	volatile char local[256];
	memset((char *)local, depth, sizeof local);
	if (depth)
		deep(local, depth - 1);
	p[0] = local[0];
}

static void probe(void *data, int x)
{
	volatile char c;
	(void)data;
	deep(&c, 20);
	hits += x;
}

__attribute__((noinline)) long host(int x)
{
	volatile long local[12];
	for (int i = 0; i < 12; i++)
		local[i] = x + i;
	m(x);
	long sum = 0;
	for (int i = 0; i < 12; i++)
		sum += local[i];
	return sum;
}

int main(void)
{
	CHECK_EQUAL(host(100), 1266);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, 0), 1);
	CHECK_EQUAL(host(100), 1266);
	CHECK_EQUAL(hits, 100);
	return 0;
}
