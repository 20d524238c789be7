/* SPDX-License-Identifier: MIT */
/* Threads with every signal blocked run a site while it toggles 20,000 times.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-timeout 120 } */
#include "fixture.h"
#include "check.h"

#include <pthread.h>
#include <signal.h>

static __thread long mine;
static int stop;
static int traps;
static __attribute__((used)) void body(void *data, int i)
{
	(void)data;
	mine += i;
}

FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(a, "", "a", body);

static void on_sigtrap(int number)
{
	(void)number;
	traps++;
}

static void *run(void *data)
{
	(void)data;
	while (!__atomic_load_n(&stop, __ATOMIC_RELAXED))
		FIXTURE_SITE_AT(62, a, "f.c", 1, 1);
	return NULL;
}

int main(void)
{
	pthread_t threads[3];
	sigset_t all, none;
	int i;

	signal(SIGTRAP, on_sigtrap);
	sigfillset(&all);
	pthread_sigmask(SIG_BLOCK, &all, &none);
	for (i = 0; i < 3; i++)
		CHECK_EQUAL(pthread_create(&threads[i], NULL, run, NULL), 0);
	pthread_sigmask(SIG_SETMASK, &none, NULL);
	for (i = 0; i < 10000; i++) {
		CHECK_EQUAL(markers_enable("a"), 1);
		CHECK_EQUAL(markers_disable("a"), 1);
	}
	__atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
	for (i = 0; i < 3; i++)
		pthread_join(threads[i], NULL);
	CHECK_EQUAL(traps, 0);
	return 0;
}
