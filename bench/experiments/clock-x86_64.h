/* SPDX-License-Identifier: MIT */
/* clock-x86_64.h - the time stamp counter, and where loops begin. */
#ifndef EXPERIMENTS_CLOCK_H
#define EXPERIMENTS_CLOCK_H

#include <stdint.h>
#include <x86intrin.h>

/* Nothing before it is still running, nothing after it has begun. */
static inline uint64_t clock_now(void)
{
	unsigned int processor;

	_mm_lfence();
	uint64_t now = __rdtscp(&processor);
	_mm_lfence();
	return now;
}

/*
 * What follows begins OFFSET bytes into a cache line in every variant, so that no
 * variant wins by where the compiler happened to put its loop.
 */
#define PLACE(offset) __asm__ volatile(".balign 64\n\t.fill " #offset ", 1, 0x90")

/* The compiler does not know VALUE, and keeps the loop that counts it. */
#define OPAQUE(value) __asm__ volatile("" : "+r"(value))

/* Adds one to a counter in memory, and can be neither merged nor left out. */
#define INCREMENT(counter) __asm__ volatile("incq %0" : "+m"(counter) : : "cc")

#endif /* EXPERIMENTS_CLOCK_H */
