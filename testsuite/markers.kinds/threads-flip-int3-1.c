/* SPDX-License-Identifier: MIT */
/* With MARKERS_PATCH=int3 the kind "flip" changes over a breakpoint. */
/* { dg-do run } */
/* { dg-options "-O2 -pthread" } */
/* { dg-shared-library libflip.so "mixed-lib.c" "-DHOST=flip_host -fplugin-arg-markers-site=flip" } */
/* { dg-set-env MARKERS_PATCH "int3" } */
#include "mixed.h"
#include <check.h>
#include <pthread.h>

static long sum;

static void probe(void *data, int x)
{
	__atomic_add_fetch((long *)data, x, __ATOMIC_RELAXED);
}

static void *run(void *stop)
{
	while (!__atomic_load_n((int *)stop, __ATOMIC_ACQUIRE))
		CHECK_EQUAL(flip_host(3), 3);
	return NULL;
}

int main(void)
{
	pthread_t thread;
	int stop = 0, i;

	CHECK_EQUAL(pthread_create(&thread, NULL, run, &stop), 0);
	for (i = 0; i < 300; i++) {
		CHECK_EQUAL(MARKERS_ATTACH(common, probe, &sum), 1);
		flip_host(1);
		CHECK(__atomic_load_n(&sum, __ATOMIC_RELAXED) > 0);
		CHECK_EQUAL(MARKERS_DETACH(common, probe, &sum), 1);
	}
	__atomic_store_n(&stop, 1, __ATOMIC_RELEASE);
	CHECK_EQUAL(pthread_join(thread, NULL), 0);
	return 0;
}
