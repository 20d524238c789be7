/* SPDX-License-Identifier: MIT */
/* A thread's first marker fires in the child of a vfork: afterwards a detach waits for
   the thread's probes, and nothing of it is given to another thread.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "fixture.h"
#include "check.h"

#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

static int inside, leave, left, hits;

FIXTURE_OBJECT;
FIXTURE_MARKER(a, "", "a");
FIXTURE_MARKER(b, "", "b");

static void quick(void *data, int i)
{
	(void)data;
	__atomic_add_fetch(&hits, i, __ATOMIC_RELAXED);
}
static void slow(void *data, int i)
{
	(void)data;
	(void)i;
	__atomic_store_n(&inside, 1, __ATOMIC_SEQ_CST);
	while (!__atomic_load_n(&leave, __ATOMIC_SEQ_CST))
		usleep(100);
	__atomic_store_n(&left, 1, __ATOMIC_SEQ_CST);
}
#define SLOW ((void (*)(void))slow)

static __attribute__((noinline)) int fire_both(int x)
{
	FIXTURE_SITE(a, "f.c", 1, 1);
	FIXTURE_SITE(b, "f.c", 2, 1);
	return x + 1;
}

static __attribute__((noinline)) void fire_in_child(void)
{
	int status;
	pid_t pid = vfork();

	if (!pid) {
		FIXTURE_SITE(a, "f.c", 3, 1);
		_exit(0);
	}
	CHECK_EQUAL(waitpid(pid, &status, 0), pid);
	CHECK_EQUAL(status, 0);
}

static void *first(void *data)
{
	(void)data;
	fire_in_child();
	CHECK_EQUAL(fire_both(1), 2);
	return NULL;
}

static void *other(void *data)
{
	int i;

	(void)data;
	for (i = 0; i < 1000; i++)
		FIXTURE_SITE(a, "f.c", 4, 1);
	return NULL;
}

static void *release(void *data)
{
	(void)data;
	usleep(50000);
	__atomic_store_n(&leave, 1, __ATOMIC_SEQ_CST);
	return NULL;
}

int main(void)
{
	pthread_t firing, others[8], releasing;
	int i;

	CHECK_EQUAL(markers_attach("a", (void (*)(void))quick, NULL), 1);
	CHECK_EQUAL(markers_attach("b", SLOW, NULL), 1);
	CHECK_EQUAL(pthread_create(&firing, NULL, first, NULL), 0);
	while (!__atomic_load_n(&inside, __ATOMIC_SEQ_CST))
		usleep(100);
	for (i = 0; i < 8; i++)
		CHECK_EQUAL(pthread_create(&others[i], NULL, other, NULL), 0);
	for (i = 0; i < 8; i++)
		pthread_join(others[i], NULL);
	CHECK_EQUAL(hits, 8002);
	CHECK_EQUAL(pthread_create(&releasing, NULL, release, NULL), 0);
	CHECK_EQUAL(markers_detach("b", SLOW, NULL), 1);
	CHECK(__atomic_load_n(&left, __ATOMIC_SEQ_CST));
	pthread_join(firing, NULL);
	pthread_join(releasing, NULL);
	return 0;
}
