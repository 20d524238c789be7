/* SPDX-License-Identifier: MIT */
/* A host that keeps every register for its caller. */
/* { dg-do run } */
/* { dg-options "-O2 -mgeneral-regs-only" } */
#include <markers.h>
#include "check.h"

MARKER void m(int x);
static int hits;

static void trash(void *data, int x)
{
	(void)data;
	hits += x;
	__asm__ volatile ("mov $-1, %%rax\n\tmov %%rax, %%rcx\n\tmov %%rax, %%rdx\n\t"
			  "mov %%rax, %%rsi\n\tmov %%rax, %%rdi\n\tmov %%rax, %%r8\n\t"
			  "mov %%rax, %%r9\n\tmov %%rax, %%r10\n\tmov %%rax, %%r11"
			  :
			  :
			  : "rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11");
}

__attribute__((no_caller_saved_registers, noinline)) void host(int x)
{
	m(x);
}

static __attribute__((noinline)) long caller(int x)
{
	register long a __asm__("rsi") = 1;
	register long b __asm__("rdx") = 2;
	register long c __asm__("r8") = 3;
	register long d __asm__("r11") = 4;
	__asm__ volatile ("" : "+r"(a), "+r"(b), "+r"(c), "+r"(d));
	host(x);
	__asm__ volatile ("" : "+r"(a), "+r"(b), "+r"(c), "+r"(d));
	return a + 10 * b + 100 * c + 1000 * d;
}

int main(void)
{
	CHECK_EQUAL(caller(1), 4321);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))trash, 0), 1);
	CHECK_EQUAL(caller(1), 4321);
	CHECK_EQUAL(hits, 1);
	return 0;
}
