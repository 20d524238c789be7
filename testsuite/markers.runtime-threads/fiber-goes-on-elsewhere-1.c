/* SPDX-License-Identifier: MIT */
/* Fibers leave probes on other threads than they came on, also after the thread has
   ended that they came on.  Detach waits for them.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-timeout 120 } */
#include "fixture.h"
#include "fibers.h"

#include <unistd.h>

enum { COUNT = 32, ROUNDS = 500, THREADS = 4 };

static long hits, results[COUNT];
static int left;

FIXTURE_OBJECT;
FIXTURE_MARKER(a, "", "a");

static void probe(void *data, int i)
{
	(void)data;
	__atomic_add_fetch(&hits, i, __ATOMIC_RELAXED);
	fibers_yield();
}
static void parks(void *data, int i)
{
	(void)data;
	if (i == 1)
		fibers_park();
	__atomic_store_n(&left, 1, __ATOMIC_SEQ_CST);
}
#define PROBE ((void (*)(void))probe)
#define PARKS ((void (*)(void))parks)

static __attribute__((noinline)) long work(int who, int n)
{
	const long x = who * 7 + n;

	FIXTURE_SITE(a, "f.c", 1, 1);
	return x * 3 + n;
}

static void function(int number)
{
	long s = 0;
	int i;

	for (i = 0; i < ROUNDS; i++)
		s += work(number, i);
	results[number] = s;
}

static void once(int number)
{
	(void)number;
	FIXTURE_SITE(a, "f.c", 2, 1);
}

static void *step(void *data)
{
	CHECK(fibers_step());
	return data;
}

static void *release(void *data)
{
	usleep(100000);
	fibers_unpark(0);
	fibers_work(NULL);
	return data;
}

static void check(int times)
{
	pthread_t threads[THREADS];
	int who, n;
	long s;

	hits = 0;
	fibers_start(COUNT, function);
	for (n = 0; n < THREADS; n++)
		CHECK_EQUAL(pthread_create(&threads[n], NULL, fibers_work, NULL), 0);
	for (n = 0; n < THREADS; n++)
		pthread_join(threads[n], NULL);
	for (who = 0; who < COUNT; who++) {
		for (s = n = 0; n < ROUNDS; n++)
			s += (who * 7 + n) * 3 + n;
		CHECK_EQUAL(results[who], s);
	}
	CHECK_EQUAL(hits, times * COUNT * ROUNDS);
}

int main(void)
{
	pthread_t thread;

	check(0);
	CHECK_EQUAL(markers_attach("a", PROBE, NULL), 1);
	check(1);
	CHECK_EQUAL(markers_attach("a", PROBE, &hits), 1);
	check(2);
	CHECK_EQUAL(markers_detach("a", PROBE, NULL), 1);
	CHECK_EQUAL(markers_detach("a", PROBE, &hits), 1);
	CHECK_EQUAL(markers_attach("a", PARKS, NULL), 1);
	fibers_start(1, once);
	CHECK_EQUAL(pthread_create(&thread, NULL, step, NULL), 0);
	pthread_join(thread, NULL);
	CHECK(fibers_is_parked(0));
	CHECK_EQUAL(pthread_create(&thread, NULL, release, NULL), 0);
	CHECK(!__atomic_load_n(&left, __ATOMIC_SEQ_CST));
	CHECK_EQUAL(markers_detach("a", PARKS, NULL), 1);
	CHECK(__atomic_load_n(&left, __ATOMIC_SEQ_CST));
	pthread_join(thread, NULL);
	return 0;
}
