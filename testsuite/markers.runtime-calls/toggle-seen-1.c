/* SPDX-License-Identifier: MIT */
/* Threads see each change of a site that the plugin made once the call returns.  */
/* { dg-do run } */
/* { dg-link-options "-pthread" } */
/* { dg-set-env MARKERS "" } */
#include <markers.h>

#include "check.h"

#include <pthread.h>
#include <sched.h>

static int hits, rounds, stop;

MARKER static void tick(int one)
{
	__atomic_add_fetch(&hits, one, __ATOMIC_SEQ_CST);
}

static __attribute__((noinline)) int host(int x)
{
	tick(1);
	return 2 * x + 1;
}

static void *run(void *data)
{
	int x = 0;

	(void)data;
	while (!__atomic_load_n(&stop, __ATOMIC_SEQ_CST)) {
		x = (x + 1) & 1023;
		CHECK_EQUAL(host(x), 2 * x + 1);
		__atomic_add_fetch(&rounds, 1, __ATOMIC_SEQ_CST);
	}
	return NULL;
}

/* Until each thread has begun a round and finished it. */
static void let_run(void)
{
	const int before = __atomic_load_n(&rounds, __ATOMIC_SEQ_CST);

	while (__atomic_load_n(&rounds, __ATOMIC_SEQ_CST) - before < 4)
		sched_yield();
}

int main(void)
{
	pthread_t threads[2];
	int i, before;

	for (i = 0; i < 2; i++)
		CHECK_EQUAL(pthread_create(&threads[i], NULL, run, NULL), 0);
	for (i = 0; i < 100; i++) {
		CHECK_EQUAL(markers_enable("tick"), 1);
		before = __atomic_load_n(&hits, __ATOMIC_SEQ_CST);
		host(i);
		let_run();
		CHECK(__atomic_load_n(&hits, __ATOMIC_SEQ_CST) >= before + 2);
		CHECK_EQUAL(markers_disable("tick"), 1);
		before = __atomic_load_n(&hits, __ATOMIC_SEQ_CST);
		host(i);
		let_run();
		CHECK_EQUAL(__atomic_load_n(&hits, __ATOMIC_SEQ_CST), before);
	}
	__atomic_store_n(&stop, 1, __ATOMIC_SEQ_CST);
	for (i = 0; i < 2; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
