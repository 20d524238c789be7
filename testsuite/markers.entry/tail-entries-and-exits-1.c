/* SPDX-License-Identifier: MIT */
/* Each entry is followed by one exit, or the jump of a tail call, and tail calls
   stay what they are: with -foptimize-sibling-calls this runs in a few kilobytes. */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=*" } */
#include <markers.h>
#include "check.h"

#define PROBE static __attribute__((no_instrument_function)) void

static long entries, exits, tails;

PROBE at_entry(void *data)
{
	(void)data;
	entries++;
}
PROBE at_exit(void *data)
{
	(void)data;
	exits++;
}
PROBE at_tail(void *data)
{
	(void)data;
	tails++;
}

static int odd(unsigned n);

static __attribute__((noinline, noclone)) int even(unsigned n)
{
	return n == 0 ? 1 : odd(n - 1);
}

static __attribute__((noinline, noclone)) int odd(unsigned n)
{
	return n == 0 ? 0 : even(n - 1);
}

static __attribute__((noinline, noclone)) void count_down(unsigned n, unsigned *calls);

static __attribute__((noinline, noclone)) void count_on(unsigned n, unsigned *calls)
{
	++*calls;
	count_down(n, calls);
}

static void count_down(unsigned n, unsigned *calls)
{
	if (n)
		count_on(n - 1, calls);
}

static __attribute__((noinline, noclone)) unsigned long factorial(unsigned n)
{
	return n < 2 ? 1 : n * factorial(n - 1);
}

static __attribute__((no_instrument_function)) void run(unsigned depth)
{
	unsigned calls = 0;

	CHECK_EQUAL(even(depth), 1);
	CHECK_EQUAL(odd(depth), 0);
	count_down(depth, &calls);
	CHECK_EQUAL(calls, depth);
	CHECK_EQUAL(factorial(10), 3628800);
}

__attribute__((no_instrument_function)) int main(void)
{
	/* -O1, -Og have no tail calls: found out, and not guessed. */
	unsigned depth = 1000;

	CHECK(markers_attach("entry:*", (void (*)(void))at_entry, NULL) >= 5);
	CHECK(markers_attach("exit:*", (void (*)(void))at_exit, NULL) >= 5);
	CHECK(markers_attach("tail:*", (void (*)(void))at_tail, NULL) >= 0);
	run(depth);
	CHECK_EQUAL(entries, exits + tails);
	CHECK(entries > 0 && exits > 0);
#ifdef __OPTIMIZE__
	if (tails > 0) {
		depth = 2000000;
		run(depth);
		CHECK_EQUAL(entries, exits + tails);
	}
#endif
	return 0;
}
