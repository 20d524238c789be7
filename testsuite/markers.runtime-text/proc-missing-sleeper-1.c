/* SPDX-License-Identifier: MIT */
/* Without /proc nobody can tell whether a thread sleeps in a probe: markers_disable() does
   not wait for it for ever, and markers_detach() waits until it has left.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#define _GNU_SOURCE
#include "fixture.h"
#include "proc.h"

#include <pthread.h>

static int way_in[2], way_out[2];
static int inside, released;

static void probe(void *data, int i)
{
	char c = 'x';

	(void)data;
	(void)i;
	__atomic_store_n(&inside, 1, __ATOMIC_SEQ_CST);
	CHECK_EQUAL(write(way_in[1], &c, 1), 1);
	CHECK_EQUAL(read(way_out[0], &c, 1), 1);
	__atomic_store_n(&inside, 0, __ATOMIC_SEQ_CST);
}
#define PROBE ((void (*)(void))probe)
FIXTURE_OBJECT;
FIXTURE_MARKER(a, "", "a");

static void *fire(void *data)
{
	FIXTURE_SITE(a, "f.c", 1, 1);
	return data;
}

static void *release(void *data)
{
	usleep(100000);
	__atomic_store_n(&released, 1, __ATOMIC_SEQ_CST);
	CHECK_EQUAL(write(way_out[1], "x", 1), 1);
	return data;
}

int main(void)
{
	pthread_t thread, releaser;
	char c;

	CHECK_EQUAL(pipe(way_in), 0);
	CHECK_EQUAL(pipe(way_out), 0);
	leave_mounts();
	hide_proc();
	CHECK_EQUAL(markers_attach("a", PROBE, NULL), 1);
	CHECK_EQUAL(markers_enable("a"), 1);
	CHECK_EQUAL(pthread_create(&thread, NULL, fire, NULL), 0);
	CHECK_EQUAL(read(way_in[0], &c, 1), 1);
	CHECK_EQUAL(markers_disable("a"), 1);
	CHECK_EQUAL(markers_disable("a"), 1);
	CHECK(__atomic_load_n(&inside, __ATOMIC_SEQ_CST));
	CHECK_EQUAL(pthread_create(&releaser, NULL, release, NULL), 0);
	CHECK_EQUAL(markers_detach("a", PROBE, NULL), 1);
	CHECK(released && !inside);
	CHECK_EQUAL(pthread_join(thread, NULL), 0);
	CHECK_EQUAL(pthread_join(releaser, NULL), 0);
	return 0;
}
