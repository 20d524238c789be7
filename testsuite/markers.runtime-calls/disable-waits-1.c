/* SPDX-License-Identifier: MIT */
/* A disable waits for a probe that runs, but not when it is called in a probe.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "fixture.h"
#include "check.h"

#include <pthread.h>
#include <time.h>

static int inside, left, disabled;
static __attribute__((used)) void body(void *data, int i)
{
	struct timespec start, now;

	(void)data;
	(void)i;
	__atomic_store_n(&inside, 1, __ATOMIC_SEQ_CST);
	clock_gettime(CLOCK_MONOTONIC, &start);
	do
		clock_gettime(CLOCK_MONOTONIC, &now);
	while ((now.tv_sec - start.tv_sec) * 1000 + (now.tv_nsec - start.tv_nsec) / 1000000 < 100);
	__atomic_store_n(&left, 1, __ATOMIC_SEQ_CST);
}
static void disables(void *data, int i)
{
	(void)data;
	(void)i;
	CHECK_EQUAL(markers_disable("a"), 1);
	disabled = !__atomic_load_n(&left, __ATOMIC_SEQ_CST);
}

FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(a, "", "a", body);
FIXTURE_MARKER(b, "", "b");

static void *fire(void *data)
{
	(void)data;
	FIXTURE_SITE(a, "f.c", 1, 1);
	return NULL;
}

static pthread_t start(void)
{
	pthread_t thread;

	inside = left = 0;
	CHECK_EQUAL(markers_enable("a"), 1);
	CHECK_EQUAL(pthread_create(&thread, NULL, fire, NULL), 0);
	while (!__atomic_load_n(&inside, __ATOMIC_SEQ_CST))
		;
	return thread;
}

int main(void)
{
	pthread_t thread = start();

	CHECK_EQUAL(markers_disable("a"), 1);
	CHECK(__atomic_load_n(&left, __ATOMIC_SEQ_CST));
	pthread_join(thread, NULL);
	/* Other markers are nothing to wait for. */
	CHECK_EQUAL(markers_attach("b", (void (*)(void))disables, NULL), 1);
	thread = start();
	CHECK_EQUAL(markers_enable("b"), 1);
	CHECK_EQUAL(markers_disable("b"), 1);
	CHECK(!__atomic_load_n(&left, __ATOMIC_SEQ_CST));
	FIXTURE_SITE(b, "f.c", 2, 1);
	CHECK(disabled);
	pthread_join(thread, NULL);
	return 0;
}
