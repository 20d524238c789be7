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
 * microseconds.  The time of a change is that of its thread, which does not count
 * what other programs take; "wall" is what passes meanwhile.
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

static uint64_t clock_time(clockid_t clock)
{
	struct timespec time;

	clock_gettime(clock, &time);
	return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

uint64_t nanoseconds(void)
{
	return clock_time(CLOCK_MONOTONIC);
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

struct time {
	double own, wall;
};

static struct time timed(change *change, unsigned int sites, bool on)
{
	const uint64_t wall = nanoseconds(), own = clock_time(CLOCK_THREAD_CPUTIME_ID);
	struct time time;

	change(sites, on);
	time.own = (double)(clock_time(CLOCK_THREAD_CPUTIME_ID) - own) / 1000;
	time.wall = (double)(nanoseconds() - wall) / 1000;
	return time;
}

static void print_first(change *change, unsigned int sites, bool on)
{
	const struct time time = timed(change, sites, on);

	printf("first.%s %.3f\n", on ? "on" : "off", time.own);
	printf("first.%s.wall %.3f\n", on ? "on" : "off", time.wall);
}

static void time_changes(change *change, unsigned int sites, size_t rounds)
{
	double *own[2], *wall[2];
	size_t i;
	int on;

	for (on = 0; on < 2; on++) {
		own[on] = calloc(rounds, sizeof(double));
		wall[on] = calloc(rounds, sizeof(double));
		if (!own[on] || !wall[on] || !rounds)
			fail("no rounds");
	}
	print_first(change, sites, true);
	print_first(change, sites, false);
	for (i = 0; i < rounds; i++)
		for (on = 1; on >= 0; on--) {
			const struct time time = timed(change, sites, on);

			own[on][i] = time.own;
			wall[on][i] = time.wall;
		}
	for (on = 1; on >= 0; on--) {
		printf("again.%s %.3f\n", on ? "on" : "off", median(own[on], rounds));
		printf("again.%s.wall %.3f\n", on ? "on" : "off", median(wall[on], rounds));
	}
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
