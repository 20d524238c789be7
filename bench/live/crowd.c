/* SPDX-License-Identifier: MIT */
/*
 * crowd THREADS ROUNDS - what a change takes while many threads are in probes, more than
 * there are processors: microseconds by the clock on the wall, median and worst.
 */
#define _GNU_SOURCE
#include <markers.h>

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

MARKER void event(int number);

static __attribute__((noipa)) void probe(void *data, int number)
{
	int i;

	for (i = 0; i < 1000; i++)
		__asm__ volatile("" : : "r"(data), "r"(number));
}

static pthread_barrier_t all;
static int running;

static void *run(void *data)
{
	int i;

	pthread_barrier_wait(&all);
	event(0);
	__atomic_add_fetch(&running, 1, __ATOMIC_RELAXED);
	for (i = 0;; i++)
		event(i);
	return data;
}

static double now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1000;
}

static int compare(const void *a, const void *b)
{
	const double x = *(const double *)a, y = *(const double *)b;

	return x < y ? -1 : x > y;
}

static int change(int which)
{
	switch (which) {
	case 0:
		return MARKERS_ATTACH(event, probe, NULL);
	case 1:
		return markers_enable("event");
	case 2:
		return markers_disable("event");
	default:
		return MARKERS_DETACH(event, probe, NULL);
	}
}

int main(int argc, char **argv)
{
	static const char *const names[] = { "attach", "enable", "disable", "detach" };
	const int threads = argc == 3 ? atoi(argv[1]) : 0;
	const size_t rounds = argc == 3 ? (size_t)atoi(argv[2]) : 0;
	double *times[4];
	pthread_attr_t small;
	size_t round;
	int i;

	if (threads < 1 || rounds < 1)
		return 2;
	pthread_attr_init(&small);
	pthread_attr_setstacksize(&small, 65536);
	for (i = 0; i < 4; i++)
		if (!(times[i] = calloc(rounds, sizeof(double))))
			return 2;
	/* On from the start, so that all are in it. */
	if (MARKERS_ATTACH(event, probe, &all) != 1)
		return 2;
	pthread_barrier_init(&all, NULL, (unsigned int)threads + 1);
	for (i = 0; i < threads; i++) {
		pthread_t thread;

		if (pthread_create(&thread, &small, run, NULL))
			return 2;
	}
	pthread_barrier_wait(&all);
	while (__atomic_load_n(&running, __ATOMIC_RELAXED) < threads)
		usleep(10000);
	for (round = 0; round < rounds; round++)
		for (i = 0; i < 4; i++) {
			double start;

			usleep(1000);
			start = now();
			if (change(i) != 1)
				return 2;
			times[i][round] = now() - start;
		}
	for (i = 0; i < 4; i++) {
		qsort(times[i], rounds, sizeof(double), compare);
		printf("%s %.1f\n%s.worst %.1f\n", names[i], times[i][rounds / 2], names[i],
		       times[i][rounds - 1]);
	}
	fflush(stdout);
	_Exit(0);
}
