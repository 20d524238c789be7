/* SPDX-License-Identifier: MIT */
/* With -ffixed-r10 a site that is on leaves r10 alone. */
/* { dg-do run } */
/* { dg-options "-O2 -ffixed-r10" } */
#include <markers.h>
#include "check.h"

MARKER void m(int a, int b, int c, int d, int e, int f, int g, int h);
static int sum;

static void probe(void *data, int a, int b, int c, int d, int e, int f, int g, int h)
{
	(void)data;
	sum += a + b + c + d + e + f + g + h;
}

static __attribute__((noinline)) long host(int x)
{
	long value = 0;

	__asm__ volatile("movl $77, %r10d");
	m(x, 2, 3, 4, 5, 6, 7, 8);
	__asm__ volatile("{movq %%r10, %0|mov %0, r10}" : "=r"(value));
	return value;
}

int main(void)
{
	CHECK_EQUAL(host(1), 77);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, 0), 1);
	CHECK_EQUAL(host(1), 77);
	CHECK_EQUAL(sum, 36);
	return 0;
}
