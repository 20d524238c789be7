/* SPDX-License-Identifier: MIT */
/*
 * The threads that run through the sites while these change: on other processors than
 * the thread that changes them.  On the same one they would wait for it, and what takes
 * an interrupt of the other, such as the first write to a page, would take none.
 */
#define _GNU_SOURCE
#include "program.h"

#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <x86intrin.h>

extern const struct hosts hosts_0, hosts_1, hosts_2, hosts_3, hosts_4, hosts_5, hosts_6,
	hosts_7, hosts_8, hosts_9, hosts_10, hosts_11;

static const struct hosts *const hosts[] = { &hosts_0, &hosts_1, &hosts_2, &hosts_3,
					     &hosts_4, &hosts_5, &hosts_6, &hosts_7,
					     &hosts_8, &hosts_9, &hosts_10, &hosts_11 };

enum { TABLES = sizeof(hosts) / sizeof(hosts[0]), TIMES_KEPT = 1 << 22 };

/* The first site of all, in a host of its own. */
static __attribute__((noinline)) unsigned int first_host(unsigned int x)
{
	event_1(x, 1, 0);
	return x + 1;
}

unsigned int run_hosts(void)
{
	unsigned int i, j, x = first_host(1);

	for (i = 0; i < TABLES; i++)
		for (j = 0; j < hosts[i]->count; j++)
			x = hosts[i]->table[j](x);
	return x;
}

unsigned int run_host(unsigned int number)
{
	const struct hosts *some = hosts[number % TABLES];

	return some->table[number / TABLES % some->count](first_host(number));
}

static void *run(void *data)
{
	volatile unsigned int *x = data;

	for (;;)
		*x = run_hosts();
	return NULL;
}

static void *rest(void *data)
{
	for (;;)
		pause();
	return data;
}

/* The calling thread has this processor for itself from now on, if there are others. */
static cpu_set_t stay_here(void)
{
	cpu_set_t all, here;
	const int cpu = sched_getcpu();

	if (cpu < 0 || sched_getaffinity(0, sizeof(all), &all))
		fail("no affinity");
	if (CPU_COUNT(&all) < 2)
		return all;
	CPU_ZERO(&here);
	CPU_SET((size_t)cpu, &here);
	if (sched_setaffinity(0, sizeof(here), &here))
		fail("no affinity");
	CPU_CLR((size_t)cpu, &all);
	return all;
}

static void start(void *(*function)(void *), void *data, const cpu_set_t *others)
{
	pthread_attr_t attributes;
	pthread_t thread;

	if (pthread_attr_init(&attributes) ||
	    pthread_attr_setaffinity_np(&attributes, sizeof(*others), others) ||
	    pthread_create(&thread, &attributes, function, data))
		fail("no thread");
	pthread_attr_destroy(&attributes);
}

void start_runners(unsigned int count)
{
	static volatile unsigned int x[64];
	const cpu_set_t others = stay_here();
	unsigned int i;

	if (!count)
		start(rest, NULL, &others);
	for (i = 0; i < count && i < 64; i++)
		start(run, (void *)&x[i], &others);
	usleep(2000);
}

/* Timing. */

static struct timer {
	uint32_t *times;
	size_t count;
} timers[8];
static unsigned int timer_count;
static bool timing;
static int running;

static void note(struct timer *timer)
{
	unsigned int number = 1;

	__atomic_add_fetch(&running, 1, __ATOMIC_SEQ_CST);
	while (__atomic_load_n(&timing, __ATOMIC_SEQ_CST)) {
		const uint64_t before = __rdtsc();
		uint64_t time;

		run_host(number);
		time = __rdtsc() - before;
		number = number * 1103515245 + 12345;
		number ^= number >> 9;
		if (timer->count < TIMES_KEPT)
			timer->times[timer->count++] = time > UINT32_MAX ? UINT32_MAX :
									  (uint32_t)time;
	}
	__atomic_sub_fetch(&running, 1, __ATOMIC_SEQ_CST);
}

static void *time_hosts(void *data)
{
	for (;;) {
		while (!__atomic_load_n(&timing, __ATOMIC_SEQ_CST))
			usleep(100);
		note(data);
	}
	return NULL;
}

void start_timers(unsigned int count)
{
	const cpu_set_t others = stay_here();
	unsigned int i;

	for (i = 0; i < count && i < 8; i++) {
		timers[i].times = malloc(TIMES_KEPT * sizeof(*timers[i].times));
		if (!timers[i].times)
			fail("no memory");
		memset(timers[i].times, 1, TIMES_KEPT * sizeof(*timers[i].times));
		start(time_hosts, &timers[i], &others);
		timer_count++;
	}
}

void set_timing(bool on)
{
	unsigned int i;

	if (on)
		for (i = 0; i < timer_count; i++)
			timers[i].count = 0;
	__atomic_store_n(&timing, on, __ATOMIC_SEQ_CST);
	while (!on && __atomic_load_n(&running, __ATOMIC_SEQ_CST))
		sched_yield();
}

static int compare(const void *a, const void *b)
{
	const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

	return x < y ? -1 : x > y;
}

static double microseconds(uint64_t stamps)
{
	static double rate;

	if (!rate) {
		const uint64_t start = nanoseconds(), first = __rdtsc();

		while (nanoseconds() - start < 20000000)
			;
		rate = (double)(__rdtsc() - first) * 1000 / (double)(nanoseconds() - start);
	}
	return (double)stamps / rate;
}

void print_times(const char *kind)
{
	unsigned int i;

	for (i = 0; i < timer_count; i++) {
		uint32_t *times = timers[i].times;
		const size_t count = timers[i].count;

		if (count < 1000)
			fail("too few runs of hosts");
		qsort(times, count, sizeof(*times), compare);
		printf("%s.median %.3f\n", kind, microseconds(times[count / 2]));
		printf("%s.p99.9 %.3f\n", kind, microseconds(times[count / 1000 * 999]));
		printf("%s.worst %.3f\n", kind, microseconds(times[count - 1]));
	}
}
