/* SPDX-License-Identifier: MIT */
/* -mgeneral-regs-only: a marker with integers alone, and its fan-out. */
/* { dg-do run } */
/* { dg-options "-O2 -mgeneral-regs-only" } */
#include <markers.h>
#include "check.h"

static int hits;

MARKER void m(int x, const char *text)
{
	hits += x + text[0];
}
static void probe(void *data, int x, const char *text)
{
	hits += 1000 * x + *(int *)data + text[1] - text[1];
}
static __attribute__((noinline)) int host(int x)
{
	m(x, "a");
	return x;
}

int main(void)
{
	int five = 5;
	host(1);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, &five), 1);
	host(1);
	CHECK_EQUAL(hits, 1 + 97 + 1000 + 5);
	return 0;
}
