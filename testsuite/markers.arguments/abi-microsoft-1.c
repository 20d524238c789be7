/* SPDX-License-Identifier: MIT */
/* A host with the Microsoft ABI: what that keeps for its caller (rsi, rdi, xmm6 to
   xmm15) is kept, though a probe overwrites it. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

MARKER void m(int x);
MARKER __attribute__((ms_abi)) void foreign(int x, double y, long z);
static int hits;

static void trash(void *data, int x)
{
	(void)data;
	hits += x;
	__asm__ volatile ("mov $-1, %%rsi\n\tmov %%rsi, %%rdi\n\tmovq %%rsi, %%xmm6\n\t"
			  "movdqa %%xmm6, %%xmm7\n\tmovdqa %%xmm6, %%xmm15"
			  :
			  :
			  : "rsi", "rdi", "xmm6", "xmm7", "xmm15");
}
static void foreign_probe(void *data, int x, double y, long z)
{
	(void)data;
	CHECK(x == 1 && y == 2.5 && z == 3);
	hits += 100;
}

__attribute__((ms_abi, noinline)) int host(int x)
{
	m(x);
	foreign(x, 2.5, 3);
	return x + 1;
}

static __attribute__((noinline)) int caller(int x)
{
	register long a __asm__("rsi") = 11;
	register long b __asm__("rdi") = 22;
	register double c __asm__("xmm6") = 3.5;
	register double d __asm__("xmm15") = 4.5;
	__asm__ volatile ("" : "+r"(a), "+r"(b), "+x"(c), "+x"(d));
	int y = host(x);
	__asm__ volatile ("" : "+r"(a), "+r"(b), "+x"(c), "+x"(d));
	return y + a + b + (int)(2 * c + 2 * d);
}

int main(void)
{
	CHECK_EQUAL(caller(1), 2 + 33 + 16);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))trash, 0), 1);
	CHECK_EQUAL(markers_attach("foreign", (void (*)(void))foreign_probe, 0), 1);
	CHECK_EQUAL(caller(1), 2 + 33 + 16);
	CHECK_EQUAL(hits, 101);
	return 0;
}
