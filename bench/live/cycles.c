/* SPDX-License-Identifier: MIT */
/*
 * cycles - what an enabled event with an empty probe of three arguments costs, in
 * cycles of the time stamp counter; against a direct call of the same function
 * behind an asm goto that is on, and against nothing.  Prints lines "name number".
 *
 * Another program on the same core makes all of it slower, not by the same factor.  So
 * each measurement is short, there are many, and the lowest tenth of them counts.  "additions" is what one of many additions takes that
 * wait for each other: a cycle of the core, which need not be one of the counter.
 */
#include <markers.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <x86intrin.h>

enum { TIMES = 1000, ROUNDS = 2001, COUNTS = ROUNDS / 10 };

MARKER void event(int number, const char *text, long other);

static __attribute__((noipa)) void probe(void *data, int number, const char *text, long other)
{
	__asm__ volatile("" : : "r"(data), "r"(number), "r"(text), "r"(other));
}

/* In the key's variant there is no data: the argument is a constant. */
static __attribute__((noipa)) void called(int number, const char *text, long other)
{
	__asm__ volatile("" : : "r"(number), "r"(text), "r"(other));
}

/* Each is a loop whose compiler must not make anything of its rounds. */
#define HOST(name, what)                                                       \
	static __attribute__((noipa)) void name(int times)                     \
	{                                                                      \
		long other = times;                                            \
		int i;                                                         \
                                                                               \
		for (i = 0; i < times; i++) {                                  \
			what                                                   \
			__asm__ volatile("" : "+r"(other));                    \
		}                                                              \
	}

HOST(nothing, )
HOST(marker, event(i, "text", other);)
HOST(key,
     __asm__ goto(".byte 0xe9\n\t.long %l[on] - . - 4" : : : "memory" : on);
     if (0) {
     on: __attribute__((cold));
	     called(i, "text", other);
     })

static __attribute__((noipa)) void additions(int times)
{
	long x = times;
	int i;

	for (i = 0; i < times; i += 100)
		__asm__ volatile(".rept 100\n\tadd %0, %0\n\t.endr" : "+r"(x));
}

static int compare(const void *a, const void *b)
{
	const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return x < y ? -1 : x > y;
}

static struct variant {
	const char *name;
	void (*host)(int times);
	uint64_t times[ROUNDS];
} variants[] = { { "additions", additions, { 0 } },
		 { "nothing", nothing, { 0 } },
		 { "off", marker, { 0 } },
		 { "key", key, { 0 } },
		 { "marker", marker, { 0 } },
		 { "two", marker, { 0 } } };

enum { VARIANTS = sizeof(variants) / sizeof(variants[0]), ON = 4, TWO = 5 };

static void attach(int times)
{
	while (times--)
		if (MARKERS_ATTACH(event, probe, NULL) != 1)
			exit(2);
}

static void detach(int times)
{
	while (times--)
		if (MARKERS_DETACH(event, probe, NULL) != 1)
			exit(2);
}

int main(void)
{
	int i, round;

	/* All in turn, so that what else the machine does hits all alike. */
	for (round = 0; round < ROUNDS; round++)
		for (i = 0; i < VARIANTS; i++) {
			uint64_t start;

			attach(i == ON ? 1 : i == TWO ? 2 : 0);
			variants[i].host(TIMES / 10);
			start = __rdtsc();
			variants[i].host(TIMES);
			variants[i].times[round] = __rdtsc() - start;
			detach(i == ON ? 1 : i == TWO ? 2 : 0);
		}
	for (i = 0; i < VARIANTS; i++)
		qsort(variants[i].times, ROUNDS, sizeof(uint64_t), compare);
	for (i = 0; i < VARIANTS; i++)
		printf("%s %.2f\n", variants[i].name,
		       (double)variants[i].times[COUNTS] / TIMES);
	return 0;
}
