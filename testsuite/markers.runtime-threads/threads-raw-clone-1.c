/* SPDX-License-Identifier: MIT */
/* Threads that libc did not make, and processes that share the memory, run through sites
   that change: each of them always finds a whole instruction.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-timeout 120 } */
#define _GNU_SOURCE
#include "fixture.h"
#include "raw-thread.h"

#include <sys/wait.h>

FIXTURE_OBJECT;
FIXTURE_MARKER(some, "", "some");
FIXTURE_MARKER(large, "", "large");
FIXTURE_MANY_SITES(some_hosts, 400, some);
FIXTURE_MANY_SITES(large_hosts, 5000, large);

static int stop, running;

static int run(void *data)
{
	(void)data;
	__atomic_add_fetch(&running, 1, __ATOMIC_SEQ_CST);
	while (!__atomic_load_n(&stop, __ATOMIC_RELAXED)) {
		some_hosts();
		large_hosts();
	}
	__atomic_sub_fetch(&running, 1, __ATOMIC_SEQ_CST);
	return 0;
}

static void test(int flags)
{
	int i, status, ids[2];

	stop = 0;
	for (i = 0; i < 2; i++)
		ids[i] = start_raw(flags, run, NULL);
	while (__atomic_load_n(&running, __ATOMIC_SEQ_CST) < 2)
		sched_yield();
	for (i = 0; i < 3000; i++) {
		CHECK_EQUAL(markers_enable("some"), 1);
		CHECK_EQUAL(markers_disable("some"), 1);
		if (i % 10)
			continue;
		CHECK_EQUAL(markers_enable("large"), 1);
		CHECK_EQUAL(markers_disable("large"), 1);
	}
	__atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
	for (i = 0; i < 2 && flags == RAW_PROCESS; i++) {
		CHECK_EQUAL(waitpid(ids[i], &status, 0), ids[i]);
		CHECK_EQUAL(status, 0);
	}
	while (__atomic_load_n(&running, __ATOMIC_SEQ_CST))
		sched_yield();
}

int main(void)
{
	test(RAW_THREAD);
	test(RAW_PROCESS);
	return 0;
}
