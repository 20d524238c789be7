/* SPDX-License-Identifier: MIT */
/* There is no hit after the disable has returned, in any thread.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-timeout 120 } */
#include "fixture.h"
#include "check.h"

#include <pthread.h>

static long hits;
static int stop;
static __attribute__((used)) void body(void *data, int i)
{
	(void)data;
	__atomic_add_fetch(&hits, i, __ATOMIC_RELAXED);
}
static void probe(void *data, int i)
{
	__atomic_add_fetch((long *)data, i, __ATOMIC_RELAXED);
}

FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(a, "", "a", body);

static void *run(void *data)
{
	(void)data;
	while (!__atomic_load_n(&stop, __ATOMIC_RELAXED))
		FIXTURE_SITE(a, "f.c", 1, 1);
	return NULL;
}

int main(void)
{
	pthread_t threads[6];
	long before, own = 0;
	int i, j, some = 0;

	for (i = 0; i < 6; i++)
		CHECK_EQUAL(pthread_create(&threads[i], NULL, run, NULL), 0);
	for (i = 0; i < 300; i++) {
		if (i & 1)
			CHECK_EQUAL(markers_attach("a", (void (*)(void))probe, &own), 1);
		else
			CHECK_EQUAL(markers_enable("a"), 1);
		for (j = 0; j < 1000; j++)
			__builtin_ia32_pause();
		if (i & 1)
			CHECK_EQUAL(markers_detach("a", (void (*)(void))probe, &own), 1);
		else
			CHECK_EQUAL(markers_disable("a"), 1);
		before = __atomic_load_n(&hits, __ATOMIC_RELAXED) +
			 __atomic_load_n(&own, __ATOMIC_RELAXED);
		some += before != 0;
		for (j = 0; j < 4; j++)
			sched_yield();
		CHECK_EQUAL(__atomic_load_n(&hits, __ATOMIC_RELAXED) +
			    __atomic_load_n(&own, __ATOMIC_RELAXED), before);
	}
	CHECK(some);
	__atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
	for (i = 0; i < 6; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
