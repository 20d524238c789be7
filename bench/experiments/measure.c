/* SPDX-License-Identifier: MIT */
/*
 * measure.c - main of the programs of the experiments.
 *
 * Usage: measure REPETITIONS [STATE] >SAMPLES
 *
 * In each repetition measures every subject (subject.h) off and then, those that
 * can be, on; directly before each its bare loop.  Prints a line a measurement,
 * separated by tabs: part, loop, mechanism, state, and the cycles of the time
 * stamp counter that a turn of the loop takes above the bare one.  For the bare
 * loop: above nothing.
 *
 * STATE is what to call subjects that are not switched here but from outside; they
 * are measured once in a repetition.
 *
 * EXPERIMENTS_CPU: the processor to run on; without it, the one that we are on.
 */

#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clock-x86_64.h"
#include "subject.h"

__attribute__((aligned(4096))) char copy_from[COPY_BYTES], copy_to[COPY_BYTES];

static struct subject *subjects;
static const char *outside;

void subject_add(struct subject *subject)
{
	subject->next = subjects;
	subjects = subject;
}

static void die(const char *what, const char *which)
{
	fprintf(stderr, "measure: %s %s\n", what, which);
	exit(2);
}

static void pin(void)
{
	const char *wanted = getenv("EXPERIMENTS_CPU");
	cpu_set_t set;

	CPU_ZERO(&set);
	CPU_SET(wanted && *wanted ? atoi(wanted) : sched_getcpu(), &set);
	if (sched_setaffinity(0, sizeof set, &set))
		die("can't stay on one processor:", strerror(errno));
}

static bool bare_p(const struct subject *subject)
{
	return !strcmp(subject->mechanism, "bare");
}

static struct subject *bare_of(const struct subject *of)
{
	for (struct subject *each = subjects; each; each = each->next)
		if (bare_p(each) && each->place == of->place &&
		    !strcmp(each->part, of->part) && !strcmp(each->loop, of->loop))
			return each;
	die("no bare loop for", of->loop);
	return NULL;
}

static SUBJECT void nothing(unsigned long turns)
{
	OPAQUE(turns);
}

static int64_t time_of(void (*run)(unsigned long), unsigned long turns)
{
	uint64_t start = clock_now();

	run(turns);
	return clock_now() - start;
}

static void measure(const struct subject *subject, const char *state)
{
	void (*base)(unsigned long) = bare_p(subject) ? nothing : bare_of(subject)->run;
	unsigned long warm = subject->turns / 4 + 1;

	base(warm);
	int64_t below = time_of(base, subject->turns);
	subject->run(warm);
	int64_t taken = time_of(subject->run, subject->turns);
	printf("%s\t%s\t%s\t%s\t%.4f\n", subject->part, subject->loop, subject->mechanism,
	       state, (double)(taken - below) / subject->turns);
}

/* Loops of one mechanism have one switch: an earlier subject than OF has its. */
static bool done_p(const struct subject *of)
{
	for (struct subject *each = subjects; each != of; each = each->next)
		if (each->set == of->set)
			return true;
	return false;
}

static void set_all(bool on)
{
	for (struct subject *each = subjects; each; each = each->next)
		if (each->set && !done_p(each) && each->set(on))
			die(on ? "can't turn on" : "can't turn off", each->mechanism);
}

/* Those that can be switched, or with ALL every one. */
static void measure_all(const char *state, bool all)
{
	for (struct subject *each = subjects; each; each = each->next)
		if (bare_p(each) ? all : each->set || (all && !outside))
			measure(each, bare_p(each) ? "-" : state);
		else if (all)
			measure(each, outside);
}

int main(int argc, char **argv)
{
	if (argc != 2 && argc != 3)
		die("usage:", "measure REPETITIONS [STATE]");
	outside = argv[2];
	pin();
	for (int i = 0; i < COPY_BYTES; i++)
		copy_from[i] = i;
	for (int left = atoi(argv[1]); left > 0; left--) {
		measure_all("off", true);
		set_all(true);
		measure_all("on", false);
		set_all(false);
		/* Another order: the first shall not always be the same. */
		struct subject *first = subjects, *last = first;
		while (last && last->next)
			last = last->next;
		if (last != first) {
			subjects = first->next;
			first->next = NULL;
			last->next = first;
		}
	}
	return fflush(stdout) ? 2 : 0;
}
