/* SPDX-License-Identifier: MIT */
/* A marker in an interpreter with computed gotos. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static int trace[16], steps;

MARKER void step(int pc, int accumulator)
{
	trace[steps++] = pc * 1000 + accumulator;
}

enum { ADD, TWICE, JUMP_IF_SMALL, STOP };

static __attribute__((noinline)) int run(const unsigned char *code)
{
	static const void *const labels[] = { &&add, &&twice, &&jump_if_small, &&stop };
	int pc = 0, accumulator = 0;
#define NEXT                                                                   \
	do {                                                                   \
		step(pc, accumulator);                                         \
		goto *labels[code[pc]];                                        \
	} while (0)

	NEXT;
add:
	accumulator += code[pc + 1];
	pc += 2;
	NEXT;
twice:
	accumulator *= 2;
	pc++;
	NEXT;
jump_if_small:
	pc = accumulator < 10 ? code[pc + 1] : pc + 2;
	NEXT;
stop:
	return accumulator;
}

int main(void)
{
	static const unsigned char code[] = { ADD, 2, TWICE, JUMP_IF_SMALL, 0, STOP };
	/* 0 -> 2 -> 4, again 6 -> 12, then the end. */
	static const int expected[] = { 0, 2002, 3004, 4, 2006, 3012, 5012 };

	CHECK_EQUAL(run(code), 12);
	CHECK_EQUAL(steps, 0);
	CHECK_EQUAL(markers_enable("step"), 1);
	CHECK_EQUAL(run(code), 12);
	CHECK_EQUAL(steps, 7);
	for (int i = 0; i < 7; i++)
		CHECK_EQUAL(trace[i], expected[i]);
	return 0;
}
