/* SPDX-License-Identifier: MIT */
/* A signal handler that fires a marker and switches to another fiber, anywhere in the
   guard: results as without, and no frame is taken twice.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-timeout 120 } */
#include "fixture.h"
#include "check.h"

#include <signal.h>
#include <ucontext.h>

enum { COUNT = 5, STEPS = 30000 };

static ucontext_t contexts[COUNT];
static char stacks[COUNT][65536];
static volatile int current, inside, steps;
static long hits, expected;

FIXTURE_OBJECT;
FIXTURE_MARKER(a, "", "a");

static void probe(void *data, int i)
{
	(void)data;
	__atomic_add_fetch(&hits, i, __ATOMIC_RELAXED);
}

/* After each instruction of a fiber, while it fires: the processor's trap flag. */
static void on_trap(int number)
{
	int from = current;

	(void)number;
	if (inside || ++steps % 7)
		return;
	inside = 1;
	__atomic_add_fetch(&expected, 1, __ATOMIC_RELAXED);
	FIXTURE_SITE(a, "f.c", 1, 1);
	inside = 0;
	current = (from + 1 + steps / 7 % 3) % COUNT;
	if (current != from)
		swapcontext(&contexts[from], &contexts[current]);
}

static __attribute__((noinline)) long work(long x)
{
	FIXTURE_SITE(a, "f.c", 2, 1);
	return x * 3 + 1;
}

static void set_trap(void)
{
	__asm__ volatile("lea -128(%%rsp), %%rsp\n\tpushf\n\torl $0x100, (%%rsp)\n\tpopf\n\t"
			 "lea 128(%%rsp), %%rsp"
			 : : : "memory", "cc");
}

static void fiber(int number)
{
	long x;

	set_trap();
	while (steps < STEPS) {
		__atomic_add_fetch(&expected, 1, __ATOMIC_RELAXED);
		x = work(number);
		CHECK_EQUAL(x, number * 3 + 1);
	}
	/* Whoever is the first to see the end: all others are in the middle of something. */
	exit(hits < expected - COUNT || hits > expected);
}

int main(void)
{
	struct sigaction action = { .sa_handler = on_trap, .sa_flags = SA_NODEFER };
	int i;

	CHECK_EQUAL(markers_attach("a", (void (*)(void))probe, NULL), 1);
	for (i = 0; i < COUNT; i++) {
		CHECK_EQUAL(getcontext(&contexts[i]), 0);
		contexts[i].uc_stack.ss_sp = stacks[i];
		contexts[i].uc_stack.ss_size = sizeof(stacks[i]);
		makecontext(&contexts[i], (void (*)(void))fiber, 1, i);
	}
	CHECK_EQUAL(sigaction(SIGTRAP, &action, NULL), 0);
	setcontext(&contexts[0]);
	return 1;
}
