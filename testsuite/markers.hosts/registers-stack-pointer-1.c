/* SPDX-License-Identifier: MIT */
/* The stack pointer, in a local variable of the user's choice, is an argument as it is in
   the host, in a register and on the stack. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

MARKER void m(void *first, int b, int c, int d, int e, int f, void *second);
static void *seen, *seen_second;

static void probe(void *data, void *first, int b, int c, int d, int e, int f, void *second)
{
	(void)data;
	seen = first;
	seen_second = second;
	CHECK_EQUAL(b + c + d + e + f, 20);
}

static __attribute__((noinline)) void *host(int x)
{
	register void *stack asm("rsp");
	void *now;

	__asm__ volatile("mov %1, %0" : "=r"(now) : "r"(stack));
	m(stack, x, 3, 4, 5, 6, stack);
	return now;
}

int main(void)
{
	void *now;

	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, 0), 1);
	now = host(2);
	CHECK(seen == now);
	CHECK(seen_second == now);
	return 0;
}
