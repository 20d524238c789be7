/* SPDX-License-Identifier: MIT */
/* The child of a fork, in which nobody gives back the loader's lock, can change sites.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-timeout 60 } */
#define _GNU_SOURCE
#include "counted.h"

#include <link.h>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

COUNTED_MARKER(m);

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(m, "f.c", 1, 1);
	return hits;
}

static int inside, stop;

/* Holds the loader's lock, as dlopen() does. */
static int hold(struct dl_phdr_info *info, size_t size, void *data)
{
	(void)info;
	(void)size;
	(void)data;
	__atomic_store_n(&inside, 1, __ATOMIC_RELEASE);
	while (!__atomic_load_n(&stop, __ATOMIC_ACQUIRE))
		usleep(1000);
	return 1;
}

static void *run(void *data)
{
	dl_iterate_phdr(hold, data);
	return NULL;
}

int main(void)
{
	pthread_t thread;
	int status;
	pid_t child;

	CHECK_EQUAL(pthread_create(&thread, NULL, run, NULL), 0);
	while (!__atomic_load_n(&inside, __ATOMIC_ACQUIRE))
		usleep(1000);
	child = fork();
	if (!child) {
		alarm(10);
		CHECK_EQUAL(markers_enable("m"), 1);
		CHECK_EQUAL(fire(), 1);
		CHECK_EQUAL(markers_disable("m"), 1);
		CHECK_EQUAL(fire(), 0);
		_exit(0);
	}
	CHECK_EQUAL(waitpid(child, &status, 0), child);
	CHECK_EQUAL(status, 0);
	CHECK_EQUAL(fire(), 0);
	__atomic_store_n(&stop, 1, __ATOMIC_RELEASE);
	CHECK_EQUAL(pthread_join(thread, NULL), 0);
	return 0;
}
