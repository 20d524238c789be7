/* SPDX-License-Identifier: MIT */
/* What belongs to the host's frame is the host's, also beside a call in an argument: its
   addresses, its name, alloca, also of a function that is always inlined, setjmp, its
   arguments. */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-markers-no-warn-side-effects" } */
#include <setjmp.h>
#include <string.h>
#include <markers.h>
#include "check.h"

static int hits;
static long seen[2];

MARKER void two(long a, long b)
{
	seen[0] = a;
	seen[1] = b;
	hits++;
}

__attribute__((noipa)) static long id(long x)
{
	return x;
}
__attribute__((noipa)) static void scribble(void)
{
	volatile char below[512];
	for (unsigned i = 0; i < sizeof below; i++)
		below[i] = 0x55;
}

__attribute__((noipa)) static int addresses(void)
{
	void *caller = __builtin_return_address(0), *frame = __builtin_frame_address(0);
	two(id((long)__builtin_return_address(0)), id(0) + (long)__builtin_frame_address(0));
	CHECK(!hits || (seen[0] == (long)caller && seen[1] == (long)frame));
	two(id(1), !strcmp(__builtin_FUNCTION(), "addresses"));
	CHECK(!hits || seen[1] == 1);
	return 1;
}

static inline __attribute__((always_inline)) void *get_inlined(int n)
{
	return __builtin_alloca(n);
}

__attribute__((noipa)) static int memory(int n)
{
	char *a = 0, *b = 0;
	static char *volatile kept[2];
	two(id(1), (kept[0] = __builtin_alloca(n)) != 0);
	two(id(1), (kept[1] = get_inlined(n)) != 0);
	a = kept[0];
	b = kept[1];
	if (hits) {
		memset(a, 1, n);
		memset(b, 2, n);
		scribble();
		for (int i = 0; i < n; i++)
			CHECK(a[i] == 1 && b[i] == 2);
	}
	return n;
}

__attribute__((noipa)) static int jumps(void)
{
	static jmp_buf buffer;
	static int rounds;
	rounds = 0;
	two(id(1), setjmp(buffer));
	CHECK(!hits || seen[1] == rounds);
	if (hits && rounds < 2)
		longjmp(buffer, ++rounds);
	return rounds;
}

static inline __attribute__((always_inline, gnu_inline)) int packed(int n, ...)
{
	two(id(n), __builtin_va_arg_pack_len());
	return n;
}

__attribute__((noipa)) static int listed(int n, ...)
{
	__builtin_va_list ap;
	__builtin_va_start(ap, n);
	two(id(n), __builtin_va_arg(ap, int));
	CHECK(!hits || seen[1] == 7);
	n = __builtin_va_arg(ap, int);
	__builtin_va_end(ap);
	return n;
}

__attribute__((noipa)) static int sized(int n)
{
	int array[n];
	memset(array, 0, sizeof array);
	two(id(array[n - 1]), id(1) + sizeof array);
	CHECK(!hits || seen[1] == 1 + (long)sizeof(int) * n);
	return n + array[0];
}

static void run(void)
{
	CHECK_EQUAL(addresses(), 1);
	CHECK_EQUAL(memory(64), 64);
	CHECK_EQUAL(jumps(), hits ? 2 : 0);
	CHECK_EQUAL(packed(3, 1, 2, 3), 3);
	CHECK(!hits || seen[1] == 3);
	CHECK_EQUAL(listed(2, 7, 8), hits ? 8 : 7);
	CHECK_EQUAL(sized(5), 5);
}

int main(void)
{
	run();
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("two"), 1);
	run();
	/* addresses 2, memory 2, jumps 1: setjmp returns three times into it */
	CHECK_EQUAL(hits, 2 + 2 + 3 + 1 + 1 + 1);
	return 0;
}
