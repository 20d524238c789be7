/* SPDX-License-Identifier: MIT */
/* A thread in a callback of the loader's, and one that is not, both change sites: neither
   waits for the other.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-timeout 60 } */
#define _GNU_SOURCE
#include "counted.h"

#include <link.h>
#include <pthread.h>
#include <unistd.h>

COUNTED_MARKER(m);

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(m, "f.c", 1, 1);
	return hits;
}

static int step, rounds;

static void *other(void *data)
{
	int i;

	(void)data;
	while (!__atomic_load_n(&step, __ATOMIC_ACQUIRE))
		;
	for (i = 0; i < 200; i++) {
		CHECK_EQUAL(markers_enable("m"), 1);
		CHECK_EQUAL(markers_disable("m"), 1);
		__atomic_add_fetch(&rounds, 1, __ATOMIC_RELEASE);
	}
	return NULL;
}

static int callback(struct dl_phdr_info *info, size_t size, void *data)
{
	int i;

	(void)info;
	(void)size;
	(void)data;
	__atomic_store_n(&step, 1, __ATOMIC_RELEASE);
	/* The other one needs nothing that is held here. */
	while (__atomic_load_n(&rounds, __ATOMIC_ACQUIRE) < 50)
		usleep(100);
	for (i = 0; i < 200; i++) {
		CHECK_EQUAL(markers_enable("m"), 1);
		CHECK_EQUAL(markers_disable("m"), 1);
	}
	return 1;
}

int main(void)
{
	pthread_t thread;

	alarm(30);
	CHECK_EQUAL(pthread_create(&thread, NULL, other, NULL), 0);
	CHECK_EQUAL(dl_iterate_phdr(callback, NULL), 1);
	CHECK_EQUAL(pthread_join(thread, NULL), 0);
	CHECK_EQUAL(fire(), 0);
	return 0;
}
