/* SPDX-License-Identifier: MIT */
/* Detach waits for the probe in another thread, and only for that probe.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "fixture.h"
#include "check.h"

#include <pthread.h>
#include <unistd.h>

static int inside, leave, left;
static void slow(void *data, int i)
{
	(void)data;
	(void)i;
	__atomic_store_n(&inside, 1, __ATOMIC_SEQ_CST);
	while (!__atomic_load_n(&leave, __ATOMIC_SEQ_CST))
		usleep(100);
	__atomic_store_n(&left, 1, __ATOMIC_SEQ_CST);
}
static void quick(void *data, int i)
{
	(void)data;
	(void)i;
}
#define SLOW ((void (*)(void))slow)
#define QUICK ((void (*)(void))quick)

FIXTURE_OBJECT;
FIXTURE_MARKER(a, "", "a");

static void *fire(void *data)
{
	(void)data;
	FIXTURE_SITE(a, "f.c", 1, 1);
	return NULL;
}

static void *release(void *data)
{
	(void)data;
	usleep(50000);
	__atomic_store_n(&leave, 1, __ATOMIC_SEQ_CST);
	return NULL;
}

static void once(int others)
{
	pthread_t firing, releasing;
	int i;

	inside = leave = left = 0;
	for (i = 0; i < others; i++)
		CHECK_EQUAL(markers_attach("a", QUICK, &inside), 1);
	CHECK_EQUAL(markers_attach("a", SLOW, NULL), 1);
	CHECK_EQUAL(pthread_create(&firing, NULL, fire, NULL), 0);
	while (!__atomic_load_n(&inside, __ATOMIC_SEQ_CST))
		usleep(100);
	/* The others are not running: no wait. */
	for (i = 0; i < others; i++)
		CHECK_EQUAL(markers_detach("a", QUICK, &inside), 1);
	CHECK(!__atomic_load_n(&left, __ATOMIC_SEQ_CST));
	/* A disable does not wait for a probe that sleeps. */
	CHECK_EQUAL(markers_disable("a"), 1);
	CHECK(!__atomic_load_n(&left, __ATOMIC_SEQ_CST));
	CHECK_EQUAL(markers_enable("a"), 1);
	CHECK_EQUAL(pthread_create(&releasing, NULL, release, NULL), 0);
	CHECK_EQUAL(markers_detach("a", SLOW, NULL), 1);
	CHECK(__atomic_load_n(&left, __ATOMIC_SEQ_CST));
	pthread_join(firing, NULL);
	pthread_join(releasing, NULL);
}

int main(void)
{
	once(0);
	once(1);
	once(3);
	return 0;
}
