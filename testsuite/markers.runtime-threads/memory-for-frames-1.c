/* SPDX-License-Identifier: MIT */
/* No memory at a thread's first event, or for probes in probes: the first thread loses
   none; of the others what is lost is counted.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "fixture.h"
#include "check.h"

#include <pthread.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

enum { THREADS = 8, DEPTH = 40, MAIN_DEPTH = 200 };

static long hits, events;
static int go, ready, leave;
static __thread int deep, waits;

FIXTURE_OBJECT;
FIXTURE_MARKER(a, "", "a");

static __attribute__((noinline)) void fire(int depth)
{
	__atomic_add_fetch(&events, 1, __ATOMIC_RELAXED);
	FIXTURE_SITE(a, "f.c", 1, depth);
}

static void probe(void *data, int depth)
{
	(void)data;
	__atomic_add_fetch(&hits, 1, __ATOMIC_RELAXED);
	deep = waits;
	if (depth > 1)
		fire(depth - 1);
	/* All threads are this deep at the same time. */
	if (deep) {
		deep = 0;
		__atomic_add_fetch(&ready, 1, __ATOMIC_SEQ_CST);
		while (!__atomic_load_n(&leave, __ATOMIC_SEQ_CST))
			usleep(100);
	}
}

static void *run(void *data)
{
	while (!__atomic_load_n(&go, __ATOMIC_SEQ_CST))
		usleep(100);
	waits = 1;
	fire(DEPTH);
	/* If the first was lost already. */
	if (!__atomic_load_n(&leave, __ATOMIC_SEQ_CST))
		__atomic_add_fetch(&ready, 1, __ATOMIC_SEQ_CST);
	return data;
}

int main(void)
{
	struct rlimit limit;
	pthread_t threads[THREADS];
	long before;
	int i;

	CHECK_EQUAL(markers_attach("a", (void (*)(void))probe, NULL), 1);
	for (i = 0; i < THREADS; i++)
		CHECK_EQUAL(pthread_create(&threads[i], NULL, run, NULL), 0);
	CHECK_EQUAL(getrlimit(RLIMIT_AS, &limit), 0);
	limit.rlim_cur = 4096;
	CHECK_EQUAL(setrlimit(RLIMIT_AS, &limit), 0);
	if (mmap(NULL, 65536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) !=
	    MAP_FAILED)
		UNSUPPORTED("RLIMIT_AS is not kept");
	CHECK_EQUAL(markers_lost(), 0);
	__atomic_store_n(&go, 1, __ATOMIC_SEQ_CST);
	/* Each is as deep as there was memory for, and waits there. */
	while (__atomic_load_n(&ready, __ATOMIC_SEQ_CST) < THREADS)
		usleep(100);
	CHECK(markers_lost() > 0);
	before = hits;
	CHECK_EQUAL(before + (long)markers_lost(), events);
	fire(MAIN_DEPTH);
	CHECK_EQUAL(hits, before + MAIN_DEPTH);
	__atomic_store_n(&leave, 1, __ATOMIC_SEQ_CST);
	for (i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	CHECK_EQUAL(hits + (long)markers_lost(), events);
	return 0;
}
