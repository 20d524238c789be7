/* SPDX-License-Identifier: MIT */
/* Children of vfork fire markers in the middle of their parents' probes, and while other
   threads attach and detach.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-timeout 120 } */
#include "fixture.h"
#include "check.h"

#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

enum { THREADS = 3, ROUNDS = 200 };

static int hits, over;

FIXTURE_OBJECT;
FIXTURE_MARKER(a, "", "a");
FIXTURE_MARKER(b, "", "b");

static __attribute__((noinline)) void count(void)
{
	FIXTURE_SITE(b, "f.c", 1, 1);
}

static void counts(void *data, int i)
{
	(void)data;
	__atomic_add_fetch(&hits, i, __ATOMIC_RELAXED);
}

static void forks(void *data, int i)
{
	int status;
	pid_t pid;

	(void)data;
	(void)i;
	count();
	pid = vfork();
	if (!pid) {
		count();
		_exit(3);
	}
	CHECK_EQUAL(waitpid(pid, &status, 0), pid);
	CHECK_EQUAL(WEXITSTATUS(status), 3);
	count();
}

static __attribute__((noinline)) int host(int x)
{
	FIXTURE_SITE(a, "f.c", 2, 1);
	return x + 1;
}

static void *run(void *data)
{
	int i;

	for (i = 0; i < ROUNDS; i++)
		CHECK_EQUAL(host(i), i + 1);
	__atomic_add_fetch(&over, 1, __ATOMIC_SEQ_CST);
	return data;
}

int main(void)
{
	pthread_t threads[THREADS];
	int i;

	CHECK_EQUAL(markers_attach("a", (void (*)(void))forks, NULL), 1);
	CHECK_EQUAL(markers_attach("b", (void (*)(void))counts, NULL), 1);
	for (i = 0; i < THREADS; i++)
		CHECK_EQUAL(pthread_create(&threads[i], NULL, run, NULL), 0);
	while (__atomic_load_n(&over, __ATOMIC_SEQ_CST) < THREADS) {
		CHECK_EQUAL(markers_attach("b", (void (*)(void))counts, &over), 1);
		CHECK_EQUAL(markers_detach("b", (void (*)(void))counts, &over), 1);
	}
	for (i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	CHECK(hits >= 3 * THREADS * ROUNDS);
	CHECK_EQUAL(markers_detach("a", (void (*)(void))forks, NULL), 1);
	CHECK_EQUAL(markers_detach("b", (void (*)(void))counts, NULL), 1);
	return 0;
}
