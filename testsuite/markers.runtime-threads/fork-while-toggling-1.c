/* SPDX-License-Identifier: MIT */
/* fork while a thread toggles: the child toggles for itself, and nothing hangs.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-timeout 120 } */
/* What has been freed and is kept makes each fork longer, where an address sanitizer is.  */
/* { dg-set-env ASAN_OPTIONS "quarantine_size_mb=1" } */
#include "counted.h"

#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

static int stop;
static void probe(void *data, int i)
{
	(void)data;
	(void)i;
}
#define PROBE ((void (*)(void))probe)

COUNTED_MARKER(a);
COUNTED_MARKER(b);

static __attribute__((noinline)) void fire_a(void)
{
	FIXTURE_SITE(a, "f.c", 1, 1);
}
static __attribute__((noinline)) void fire_b(void)
{
	FIXTURE_SITE(b, "f.c", 2, 1);
}

static void *toggle(void *data)
{
	(void)data;
	while (!__atomic_load_n(&stop, __ATOMIC_RELAXED)) {
		CHECK_EQUAL(markers_enable("a"), 1);
		CHECK_EQUAL(markers_disable("a"), 1);
		CHECK_EQUAL(markers_attach("a", PROBE, NULL), 1);
		CHECK_EQUAL(markers_detach("a", PROBE, NULL), 1);
	}
	return NULL;
}

static void *run(void *data)
{
	(void)data;
	while (!__atomic_load_n(&stop, __ATOMIC_RELAXED))
		fire_a();
	return NULL;
}

static void child(void)
{
	int i;

	for (i = 0; i < 3; i++) {
		hits = 0;
		CHECK_EQUAL(markers_enable("b"), 1);
		fire_b();
		CHECK_EQUAL(hits, 1);
		CHECK_EQUAL(markers_attach("b", PROBE, NULL), 1);
		CHECK_EQUAL(markers_detach("b", PROBE, NULL), 1);
		CHECK_EQUAL(markers_disable("b"), 1);
		fire_b();
		CHECK_EQUAL(hits, 1);
	}
	CHECK_EQUAL(markers_enable("b"), 1);
	_exit(0);
}

int main(void)
{
	pthread_t threads[3];
	int i, status;

	CHECK_EQUAL(pthread_create(&threads[0], NULL, toggle, NULL), 0);
	CHECK_EQUAL(pthread_create(&threads[1], NULL, run, NULL), 0);
	CHECK_EQUAL(pthread_create(&threads[2], NULL, run, NULL), 0);
	for (i = 0; i < 1000; i++) {
		pid_t pid = fork();

		CHECK(pid >= 0);
		if (!pid)
			child();
		CHECK_EQUAL(waitpid(pid, &status, 0), pid);
		CHECK_EQUAL(status, 0);
	}
	__atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
	for (i = 0; i < 3; i++)
		pthread_join(threads[i], NULL);
	/* The children's changes were theirs. */
	hits = 0;
	fire_b();
	CHECK_EQUAL(hits, 0);
	return 0;
}
