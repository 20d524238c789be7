/* SPDX-License-Identifier: MIT */
/* When the last detach has returned, no thread is in the marker's body any more: one
   that is long in it is waited for. */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "fixture.h"
#include "check.h"

#include <pthread.h>

static int stop, inside, go_on;

static __attribute__((used)) void body(void *data, int i)
{
	volatile long turns;

	(void)data;
	(void)i;
	__atomic_add_fetch(&inside, 1, __ATOMIC_SEQ_CST);
	for (turns = 0; turns < 3000000; turns++)
		;
	__atomic_sub_fetch(&inside, 1, __ATOMIC_SEQ_CST);
}
static void probe(void *data, int i)
{
	(void)data;
	(void)i;
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
	pthread_t thread;
	int i;

	CHECK_EQUAL(pthread_create(&thread, NULL, run, NULL), 0);
	for (i = 0; i < 20; i++) {
		CHECK_EQUAL(markers_attach("a", (void (*)(void))probe, &go_on), 1);
		while (!__atomic_load_n(&inside, __ATOMIC_SEQ_CST))
			;
		CHECK_EQUAL(markers_detach("a", (void (*)(void))probe, &go_on), 1);
		CHECK_EQUAL(__atomic_load_n(&inside, __ATOMIC_SEQ_CST), 0);
	}
	__atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
	pthread_join(thread, NULL);
	return 0;
}
