/* SPDX-License-Identifier: MIT */
/* A visible body, replaced by a probe that overwrites every call-clobbered
   register: the host's values survive, also with -fipa-ra. */
/* { dg-do run } */
/* { dg-additional-options "-fipa-ra" } */
#include <markers.h>
#include "check.h"

MARKER static void m(int x)
{
	(void)x;
}
static int hits;

static void trash(void *data, int x)
{
	(void)data;
	hits += x;
	__asm__ volatile ("mov $-1, %%rax\n\tmov %%rax, %%rcx\n\tmov %%rax, %%rdx\n\t"
			  "mov %%rax, %%rsi\n\tmov %%rax, %%rdi\n\tmov %%rax, %%r8\n\t"
			  "mov %%rax, %%r9\n\tmov %%rax, %%r10\n\tmov %%rax, %%r11\n\t"
			  "movq %%rax, %%xmm0\n\tmovdqa %%xmm0, %%xmm1\n\tmovdqa %%xmm0, %%xmm2\n\t"
			  "movdqa %%xmm0, %%xmm3\n\tmovdqa %%xmm0, %%xmm4\n\t"
			  "movdqa %%xmm0, %%xmm5\n\tmovdqa %%xmm0, %%xmm6\n\t"
			  "movdqa %%xmm0, %%xmm7\n\tmovdqa %%xmm0, %%xmm8\n\t"
			  "movdqa %%xmm0, %%xmm9\n\tmovdqa %%xmm0, %%xmm10\n\t"
			  "movdqa %%xmm0, %%xmm11\n\tmovdqa %%xmm0, %%xmm12\n\t"
			  "movdqa %%xmm0, %%xmm13\n\tmovdqa %%xmm0, %%xmm14\n\t"
			  "movdqa %%xmm0, %%xmm15\n\tfldz\n\tfstp %%st(0)"
			  :
			  :
			  : "rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "xmm0",
			    "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8",
			    "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15", "st",
			    "cc", "memory");
}

static __attribute__((noinline)) long whole(long a, long b, long c, long d, long e, long f)
{
	long g = a * b, h = c * d, i = e * f, j = a + f, k = b - e, l = c ^ d;
	m(1);
	return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i + 10 * j + 11 * k +
	       12 * l;
}

static __attribute__((noinline)) double floating(double a, double b, double c, double d,
						 long double e)
{
	double f = a * b, g = c * d, h = a + d;
	long double i = e * 3;
	m(1);
	return a + 2 * b + 3 * c + 4 * d + 5 * f + 6 * g + 7 * h + (double)(8 * e + 9 * i);
}

static long whole_result(void)
{
	return whole(3, 5, 7, 11, 13, 17);
}
static double floating_result(void)
{
	return floating(1.5, 2.5, 3.5, 4.5, 0.25L);
}

int main(void)
{
	/* By hand. */
	const long expected = 3 + 10 + 21 + 44 + 65 + 102 + 7 * 15 + 8 * 77 + 9 * 221 + 10 * 20 +
			      11 * (5 - 13) + 12 * (7 ^ 11);
	const double expected_floating = 1.5 + 5 + 10.5 + 18 + 5 * 3.75 + 6 * 15.75 + 7 * 6 + 2 +
					 9 * 0.75;

	CHECK_EQUAL(whole_result(), expected);
	CHECK(floating_result() == expected_floating);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))trash, 0), 1);
	CHECK_EQUAL(whole_result(), expected);
	CHECK(floating_result() == expected_floating);
	CHECK_EQUAL(hits, 2);
	return 0;
}
