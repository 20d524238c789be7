/* SPDX-License-Identifier: MIT */
/* The program of registers-ymm-1.c and registers-zmm-1.c: vectors of BYTES, for processors with FEATURE. */
#include <markers.h>
#include "check.h"

typedef double vector __attribute__((vector_size(BYTES)));

MARKER void m(int x);
static int hits;

/* The lower halves are cleared, and with them the upper ones. */
__attribute__((target("avx"))) static void trash(void *data, int x)
{
	(void)data;
	hits += x;
	__asm__ volatile ("vzeroall"
			  :
			  :
			  : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8",
			    "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
}

static __attribute__((noinline)) vector host(vector a, vector b, vector c, int x)
{
	vector d = a * b, e = b + c;
	m(x);
	return a + 2 * b + 3 * c + 4 * d + 5 * e;
}

static __attribute__((noinline)) void check(void)
{
	vector a, b, c;
	for (int i = 0; i < BYTES / 8; i++) {
		a[i] = 1 + i;
		b[i] = 2 + i;
		c[i] = 3 + i;
	}
	vector r = host(a, b, c, 1);
	for (int i = 0; i < BYTES / 8; i++)
		CHECK(r[i] == (1 + i) + 2 * (2 + i) + 3 * (3 + i) + 4 * (1 + i) * (2 + i) +
				      5 * (5 + 2 * i));
}

int main(void)
{
	if (!__builtin_cpu_supports(FEATURE))
		UNSUPPORTED("the processor has no " FEATURE);
	check();
	CHECK_EQUAL(markers_attach("m", (void (*)(void))trash, 0), 1);
	check();
	CHECK_EQUAL(hits, 1);
	return 0;
}
