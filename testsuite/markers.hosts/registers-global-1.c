/* SPDX-License-Identifier: MIT */
/* What a probe writes to a variable in a register stays, as after a call. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

register long kept asm("r15");
MARKER void m(long x);

static void probe(void *data, long x)
{
	(void)data;
	kept += x;
}

static __attribute__((noinline)) long host(long x)
{
	kept = x;
	m(10);
	return kept;
}

int main(void)
{
	long old = kept, result;

	result = host(1);
	kept = old;
	CHECK_EQUAL(result, 1);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, 0), 1);
	old = kept;
	result = host(1);
	kept = old;
	CHECK_EQUAL(result, 11);
	return 0;
}
