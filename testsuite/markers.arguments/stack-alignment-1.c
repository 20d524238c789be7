/* SPDX-License-Identifier: MIT */
/* A probe's stack is aligned to 16 bytes, whatever its host's is; the arguments of
   a host that called nothing before. */
/* { dg-do run } */
#include <stdint.h>
#include <markers.h>
#include "check.h"

MARKER void m(int x, long double y);
MARKER void registers(int x, double y);
static int hits;

static void check(const void *frame, int x)
{
	/* The frame pointer lies 16 bytes below an aligned address. */
	CHECK_EQUAL((uintptr_t)frame % 16, 0);
	CHECK_EQUAL(x, 5);
	hits++;
}
static void probe(void *data, int x, long double y)
{
	(void)data;
	CHECK(y == 1.5L);
	check(__builtin_frame_address(0), x);
}
static void registers_probe(void *data, int x, double y)
{
	(void)data;
	CHECK(y == 2.5);
	check(__builtin_frame_address(0), x);
}

__attribute__((noinline)) int leaf(int x)
{
	registers(x, 2.5);
	return x;
}
__attribute__((noinline)) int one_push(int x)
{
	register int kept __asm__("rbx") = x;
	__asm__ volatile ("" : "+r"(kept));
	registers(x, 2.5);
	__asm__ volatile ("" : "+r"(kept));
	return kept;
}
__attribute__((noinline)) int with_frame(int x)
{
	volatile char local[200];
	local[x] = 1;
	registers(x, 2.5);
	m(x, 1.5L);
	return local[x];
}
__attribute__((noinline)) int variable_frame(int x)
{
	volatile char local[x];
	local[x - 1] = 1;
	registers(x, 2.5);
	m(x, 1.5L);
	return local[x - 1];
}
__attribute__((noinline)) int realigned(int x)
{
	_Alignas(64) volatile char local[64];
	local[x] = 1;
	registers(x, 2.5);
	m(x, 1.5L);
	CHECK_EQUAL((uintptr_t)local % 64, 0);
	return local[x];
}

int main(void)
{
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, 0), 1);
	CHECK_EQUAL(markers_attach("registers", (void (*)(void))registers_probe, 0), 1);
	CHECK_EQUAL(leaf(5) + one_push(5), 10);
	CHECK_EQUAL(with_frame(5) + variable_frame(5) + realigned(5), 3);
	CHECK_EQUAL(hits, 8);
	return 0;
}
