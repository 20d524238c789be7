/* SPDX-License-Identifier: MIT */
/* setjmp in a host; an argument leaves it by longjmp. */
/* { dg-do run } */
#include <setjmp.h>
#include <markers.h>
#include "check.h"

static jmp_buf buffer;
static int hits;

MARKER void m(int x)
{
	hits += x;
}

static __attribute__((noinline)) int leave(int value)
{
	longjmp(buffer, value);
}

static __attribute__((noinline)) int host(int x)
{
	volatile int passed = 0;
	int value = setjmp(buffer);
	m(1);
	if (value)
		return value * 10 + passed;
	passed = 1;
	m(leave(x));
	passed = 2;
	return passed;
}

int main(void)
{
	CHECK_EQUAL(host(7), 2);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	CHECK_EQUAL(host(7), 71);
	CHECK_EQUAL(hits, 2);
	return 0;
}
