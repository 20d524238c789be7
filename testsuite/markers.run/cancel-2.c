/* SPDX-License-Identifier: MIT */
/* The same with -fexceptions, where clean-ups are landing pads. */
/* { dg-do run } */
/* { dg-additional-options "-pthread -fexceptions" } */
#include <pthread.h>
#include <markers.h>
#include "check.h"

MARKER void m(int x);
static int cleaned, passed;

static void probe(void *data, int x)
{
	(void)data;
	if (x == 2) {
		pthread_cancel(pthread_self());
		pthread_testcancel();
	}
}

static void clean(int *guard)
{
	cleaned += *guard;
}

static __attribute__((noinline)) void host(int x)
{
	__attribute__((cleanup(clean))) int guard = 10 * x;
	m(x);
	passed += x;
}

static void *thread(void *argument)
{
	host(1);
	host(2);
	return argument;
}

int main(void)
{
	pthread_t id;
	void *result = 0;

	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, 0), 1);
	CHECK_EQUAL(pthread_create(&id, 0, thread, &id), 0);
	CHECK_EQUAL(pthread_join(id, &result), 0);
	CHECK(result == PTHREAD_CANCELED);
	CHECK_EQUAL(cleaned, 30);
	CHECK_EQUAL(passed, 1);
	return 0;
}
