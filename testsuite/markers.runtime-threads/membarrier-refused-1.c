/* SPDX-License-Identifier: MIT */
/* membarrier refused, in each way: -EAGAIN with threads, and alone it works.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-timeout 120 } */
#include "counted.h"
#include "refuse-membarrier.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <sys/wait.h>

static int stop;

COUNTED_MARKER(a);

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(a, "f.c", 1, 1);
	return hits;
}

static void *run(void *data)
{
	(void)data;
	while (!__atomic_load_n(&stop, __ATOMIC_RELAXED))
		FIXTURE_SITE(a, "f.c", 2, 1);
	return NULL;
}

/* The filter comes before threads, and before the runtime's first use or after. */
static void refused(unsigned int action, int used)
{
	pthread_t threads[4];
	int i;

	if (used) {
		CHECK_EQUAL(markers_enable("a"), 1);
		CHECK_EQUAL(markers_disable("a"), 1);
	}
	refuse(SYS_membarrier, action);
	CHECK_EQUAL(markers_enable("a"), 1);
	CHECK_EQUAL(fire(), 1);
	CHECK_EQUAL(markers_attach("a", BODY, NULL), 1);
	CHECK_EQUAL(fire(), 2);
	CHECK_EQUAL(markers_detach("a", BODY, NULL), 1);
	for (i = 0; i < 4; i++)
		CHECK_EQUAL(pthread_create(&threads[i], NULL, run, NULL), 0);
	for (i = 0; i < 10000; i++) {
		CHECK_EQUAL(markers_disable("a"), -EAGAIN);
		CHECK_EQUAL(markers_attach("a@f.c:1", BODY, NULL), 1);
		CHECK_EQUAL(markers_detach("a@f.c:1", BODY, NULL), -EAGAIN);
		if (i == 3)
			i = 9990;
	}
	__atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
	for (i = 0; i < 4; i++)
		pthread_join(threads[i], NULL);
	/* Alone again. */
	CHECK_EQUAL(markers_disable("a"), 1);
	for (i = 0; markers_detach("a@f.c:1", BODY, NULL) == 1; i++)
		;
	CHECK(i > 4);
	CHECK_EQUAL(fire(), 0);
	exit(0);
}

/* The filter comes while threads run and sites change. */
static void late(unsigned int action)
{
	pthread_t threads[4];
	int i, r = 0;

	for (i = 0; i < 4; i++)
		CHECK_EQUAL(pthread_create(&threads[i], NULL, run, NULL), 0);
	for (i = 0; i < 1000; i++) {
		if (i == 500)
			refuse(SYS_membarrier, action);
		r = i & 1 ? markers_disable("a") : markers_enable("a");
		CHECK_EQUAL(r, i < 500 ? 1 : -EAGAIN);
	}
	__atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
	for (i = 0; i < 4; i++)
		pthread_join(threads[i], NULL);
	CHECK_EQUAL(markers_enable("a"), 1);
	CHECK_EQUAL(fire(), 1);
	exit(0);
}

int main(void)
{
	const unsigned int actions[] = { SECCOMP_RET_ERRNO | EPERM, SECCOMP_RET_ERRNO | ENOSYS,
					 SECCOMP_RET_ERRNO | EINVAL, SECCOMP_RET_TRAP };
	int i, status;

	for (i = 0; i < 12; i++) {
		pid_t pid = fork();

		if (!pid) {
			if (i % 3 == 2)
				late(actions[i / 3]);
			refused(actions[i / 3], i % 3);
		}
		CHECK_EQUAL(waitpid(pid, &status, 0), pid);
		CHECK_EQUAL(status, 0);
	}
	return 0;
}
