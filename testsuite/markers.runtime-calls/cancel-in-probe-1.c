/* SPDX-License-Identifier: MIT */
/* A thread that ends inside a probe is not waited for, and is cleaned up after.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-options "-O2 -fexceptions" } */
/* { dg-link-options "-pthread" } */
#include "fixture.h"
#include "check.h"

#include <pthread.h>
#include <unistd.h>

static int inside, cleaned;
static void blocks(void *data, int i)
{
	(void)data;
	(void)i;
	__atomic_store_n(&inside, 1, __ATOMIC_SEQ_CST);
	for (;;)
		pause();
}
static void ends(void *data, int i)
{
	(void)i;
	pthread_exit(data);
}

FIXTURE_OBJECT;
FIXTURE_MARKER(m, "", "m");

static void clean(int *p)
{
	cleaned += *p;
}

static __attribute__((noinline)) void host(int x)
{
	__attribute__((cleanup(clean))) int guard = x;

	FIXTURE_SITE(m, "f.c", 1, 1);
	__asm__ volatile("" : "+m"(guard));
}

static void *run(void *data)
{
	(void)data;
	host(1);
	return NULL;
}

static void once(void (*probe)(void), int more)
{
	pthread_t thread;
	void *result;
	int i;

	inside = cleaned = 0;
	for (i = 0; i < more; i++)
		CHECK_EQUAL(markers_attach("m", probe, &cleaned), 1);
	CHECK_EQUAL(markers_attach("m", probe, &inside), 1);
	CHECK_EQUAL(pthread_create(&thread, NULL, run, NULL), 0);
	if (probe == (void (*)(void))blocks) {
		while (!__atomic_load_n(&inside, __ATOMIC_SEQ_CST))
			usleep(100);
		pthread_cancel(thread);
	}
	pthread_join(thread, &result);
	CHECK(result == (probe == (void (*)(void))blocks ? PTHREAD_CANCELED :
			 more ? (void *)&cleaned : (void *)&inside));
	CHECK_EQUAL(cleaned, 1);
	CHECK_EQUAL(markers_detach("m", probe, &inside), 1);
	for (i = 0; i < more; i++)
		CHECK_EQUAL(markers_detach("m", probe, &cleaned), 1);
}

int main(void)
{
	int i;

	for (i = 0; i < 200; i++) {
		once((void (*)(void))blocks, i & 1);
		once((void (*)(void))ends, i & 1);
	}
	return 0;
}
