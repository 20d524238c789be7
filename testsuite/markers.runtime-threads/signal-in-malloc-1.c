/* SPDX-License-Identifier: MIT */
/* A marker fires in a handler that interrupts malloc, probes and the runtime.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-timeout 120 } */
#include "fixture.h"
#include "check.h"

#include <pthread.h>
#include <signal.h>
#include <sys/time.h>

static long hits, expected, ticks;
static void probe(void *data, int i)
{
	(void)data;
	__atomic_add_fetch(&hits, i, __ATOMIC_RELAXED);
}
#define PROBE ((void (*)(void))probe)

FIXTURE_OBJECT;
FIXTURE_MARKER(always, "", "always");
FIXTURE_MARKER(toggled, "", "toggled");

static void on_alarm(int number)
{
	(void)number;
	__atomic_add_fetch(&expected, 1, __ATOMIC_RELAXED);
	FIXTURE_SITE(always, "f.c", 1, 1);
	ticks++;
}

static void *run(void *data)
{
	(void)data;
	while (__atomic_load_n(&ticks, __ATOMIC_RELAXED) < 2000) {
		void *p = malloc(100);

		__atomic_add_fetch(&expected, 1, __ATOMIC_RELAXED);
		FIXTURE_SITE(always, "f.c", 2, 1);
		FIXTURE_SITE(toggled, "f.c", 3, 0);
		free(p);
	}
	return NULL;
}

int main(void)
{
	const struct itimerval often = { { 0, 500 }, { 0, 500 } }, never = { { 0, 0 }, { 0, 0 } };
	struct sigaction action = { .sa_handler = on_alarm, .sa_flags = SA_RESTART };
	pthread_t threads[2];
	int i;

	CHECK_EQUAL(markers_attach("always", PROBE, NULL), 1);
	sigaction(SIGPROF, &action, NULL);
	for (i = 0; i < 2; i++)
		CHECK_EQUAL(pthread_create(&threads[i], NULL, run, NULL), 0);
	setitimer(ITIMER_PROF, &often, NULL);
	while (__atomic_load_n(&ticks, __ATOMIC_RELAXED) < 2000) {
		CHECK_EQUAL(markers_attach("toggled", PROBE, NULL), 1);
		CHECK_EQUAL(markers_attach("toggled", PROBE, &hits), 1);
		CHECK_EQUAL(markers_detach("toggled", PROBE, NULL), 1);
		CHECK_EQUAL(markers_detach("toggled", PROBE, &hits), 1);
	}
	setitimer(ITIMER_PROF, &never, NULL);
	for (i = 0; i < 2; i++)
		pthread_join(threads[i], NULL);
	CHECK_EQUAL(hits, expected);
	return 0;
}
