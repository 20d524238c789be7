/* SPDX-License-Identifier: MIT */
/* An empty body, and one that the compiler sees to be pure, are sites and
   nothing else. */
/* { dg-do run } */
/* { dg-final { site-count a 1 } } */
/* { dg-final { site-count b 1 } } */
#include <markers.h>
#include "check.h"

MARKER static void a(int x)
{
	(void)x;
}
MARKER static void b(int x)
{
	(void)x;
}
static int hits;

static void probe(void *data, int x)
{
	hits += x * *(int *)data;
}

static __attribute__((noinline)) void host(int x)
{
	a(x);
	b(x);
}

int main(void)
{
	int one = 1, ten = 10;
	CHECK_EQUAL(markers_attach("a", (void (*)(void))probe, &one), 1);
	host(1);
	CHECK_EQUAL(hits, 1);
	CHECK_EQUAL(markers_attach("b", (void (*)(void))probe, &ten), 1);
	host(1);
	CHECK_EQUAL(hits, 12);
	return 0;
}
