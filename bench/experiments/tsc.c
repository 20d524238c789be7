/* SPDX-License-Identifier: MIT */
/*
 * tsc.c - prints how many MHz the time stamp counter has, and how many cycles of the
 * processor's own clock fit into one of it: additions that wait for each other take
 * one each.
 */

#include <stdio.h>
#include <time.h>

#include "clock-x86_64.h"

static double seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec + now.tv_nsec / 1e9;
}

static uint64_t additions(long count)
{
	uint64_t start = clock_now();
	long sum = 0;

	for (; count; count -= 8)
		__asm__ volatile(".rept 8\n\tadd $1, %0\n\t.endr" : "+r"(sum));
	return clock_now() - start;
}

int main(void)
{
	double start = seconds(), best = 0;
	uint64_t ticks = clock_now();

	while (seconds() < start + 0.2)
		;
	double mhz = (clock_now() - ticks) / (seconds() - start) / 1e6;
	for (int i = 0; i < 1000; i++) {
		double ratio = 8000.0 / additions(8000);

		if (ratio > best)
			best = ratio;
	}
	printf("%.0f MHz, of which one takes up to %.2f cycles of the core\n", mhz, best);
	return 0;
}
