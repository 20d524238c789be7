/* SPDX-License-Identifier: MIT */
/* Unwinding from a probe is whole where GCC writes the table itself. */
/* { dg-do run } */
/* { dg-options "-O2 -fno-dwarf2-cfi-asm -fasynchronous-unwind-tables" } */
/* { dg-additional-options "-rdynamic" } */
#include <execinfo.h>
#include <string.h>
#include <markers.h>
#include "check.h"

MARKER void m(int x);
static int found;

static void probe(void *data, int x)
{
	void *frames[64];
	int count = backtrace(frames, 64);
	char **names = backtrace_symbols(frames, count);

	(void)data;
	(void)x;
	for (int i = 0; i < count; i++)
		found += strstr(names[i], "(main+") != 0;
	free(names);
}

__attribute__((noinline)) int leaf(int x)
{
	m(x);
	return x + 1;
}

/* With registers pushed, on a part of the ways only. */
__attribute__((noinline)) int shrink_wrapped(int x, int y)
{
	char space[100];

	if (x == 3)
		return 5;
	__asm__ volatile("" : : "r"(space) : "memory", "rbx", "r12");
	m(x);
	__asm__ volatile("" : : "r"(space) : "memory", "rbx", "r12");
	m(y);
	return space[y];
}

__attribute__((noinline)) int with_frame_pointer(int x)
{
	char space[x];

	__asm__ volatile("" : : "r"(space) : "memory");
	m(x);
	return space[x - 1];
}

int main(void)
{
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, 0), 1);
	leaf(1);
	CHECK_EQUAL(found, 1);
	shrink_wrapped(1, 2);
	CHECK_EQUAL(found, 3);
	with_frame_pointer(10);
	CHECK_EQUAL(found, 4);
	return 0;
}
