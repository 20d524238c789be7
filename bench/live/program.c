/* SPDX-License-Identifier: MIT */
/*
 * A program of 100,000 sites, and what is done to it.
 *
 *	program				nothing: what a start takes
 *	program change WAY SITES RUNNERS ROUNDS
 *					times of the first on and off, and of later
 *					ones, while RUNNERS threads run the sites
 *	program stall WAY SITES RUNNERS	how long runs of one host take meanwhile
 *
 * WAY is library or bare; for stall also none.  Prints lines "name number", in
 * microseconds.
 */
#include "program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

MARKER void event_1(unsigned int value, int number, long other) {}
MARKER void event_1000(unsigned int value, int number, long other) {}
MARKER void event_10000(unsigned int value, int number, long other) {}
MARKER void event_100000(unsigned int value, int number, long other) {}

typedef void change(unsigned int sites, bool on);

void fail(const char *what)
{
	fflush(stdout);
	fprintf(stderr, "program: %s\n", what);
	_exit(2);
}

uint64_t nanoseconds(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

static int compare(const void *a, const void *b)
{
	const double x = *(const double *)a, y = *(const double *)b;

	return x < y ? -1 : x > y;
}

double median(double *values, size_t count)
{
	qsort(values, count, sizeof(*values), compare);
	return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

static double timed(change *change, unsigned int sites, bool on)
{
	const uint64_t start = nanoseconds();

	change(sites, on);
	return (double)(nanoseconds() - start) / 1000;
}

static void time_changes(change *change, unsigned int sites, size_t rounds)
{
	double *on = calloc(rounds, sizeof(*on)), *off = calloc(rounds, sizeof(*off));
	size_t i;

	if (!on || !off || !rounds)
		fail("no rounds");
	printf("first.on %.3f\n", timed(change, sites, true));
	printf("first.off %.3f\n", timed(change, sites, false));
	for (i = 0; i < rounds; i++) {
		on[i] = timed(change, sites, true);
		off[i] = timed(change, sites, false);
	}
	printf("again.on %.3f\n", median(on, rounds));
	printf("again.off %.3f\n", median(off, rounds));
}

/* The first changes, and then many, for half a second each; a change each
   millisecond at most, so that there is time to run between them. */
static void stall(change *change, unsigned int sites)
{
	uint64_t start;
	int i;

	set_timing(true);
	if (change)
		timed(change, sites, true);
	else
		usleep(10000);
	usleep(1000);
	set_timing(false);
	print_times("first");
	if (change)
		timed(change, sites, false);
	set_timing(true);
	start = nanoseconds();
	for (i = 1; nanoseconds() - start < 500000000; i++) {
		if (change)
			timed(change, sites, i & 1);
		usleep(1000);
	}
	set_timing(false);
	print_times("again");
}

int main(int argc, char **argv)
{
	change *change = NULL;
	unsigned int sites, runners;

	if (argc < 5)
		return argc == 1 ? 0 : 2;
	sites = (unsigned int)atoi(argv[3]);
	runners = (unsigned int)atoi(argv[4]);
	if (!strcmp(argv[2], "library"))
		change = change_by_library;
	else if (!strcmp(argv[2], "bare"))
		change = change_bare;
	if (change == change_bare)
		prepare_bare(sites);
	/* The sites' pages are in memory, as in a program that has run. */
	run_hosts();
	if (!strcmp(argv[1], "change") && argc == 6 && change) {
		start_runners(runners);
		time_changes(change, sites, (size_t)atoi(argv[5]));
	} else if (!strcmp(argv[1], "stall")) {
		start_timers(runners);
		stall(change, sites);
	} else {
		fail("usage");
	}
	fflush(stdout);
	_exit(0);
}
