/* SPDX-License-Identifier: MIT */
/* All signals are blocked, in the thread that changes sites and in those that run through
   them: no way but int3 needs any, and that one only if a thread runs into a breakpoint.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "hostile.h"

#include <sched.h>
#include <signal.h>

static int stop, rounds;

static void *run(void *data)
{
	while (!__atomic_load_n(&stop, __ATOMIC_RELAXED)) {
		FIXTURE_SITE(a, "g.c", 1, 1);
		FIXTURE_SITE_AT_PAGE(4093, a, "g.c", 2, 10);
		__atomic_add_fetch(&rounds, 1, __ATOMIC_RELAXED);
	}
	return data;
}

static void are_blocked(const sigset_t *all)
{
	sigset_t now;
	int i;

	CHECK_EQUAL(pthread_sigmask(SIG_BLOCK, NULL, &now), 0);
	for (i = 1; i < NSIG; i++)
		if (i != SIGKILL && i != SIGSTOP)
			CHECK_EQUAL(sigismember(&now, i), sigismember(all, i));
}

static void test(const char *way)
{
	const int int3 = !strcmp(way, "int3");
	pthread_t threads[2];
	sigset_t all;
	int i, first;

	sigfillset(&all);
	CHECK_EQUAL(pthread_sigmask(SIG_SETMASK, &all, NULL), 0);
	CHECK_EQUAL(pthread_sigmask(SIG_BLOCK, NULL, &all), 0);
	for (i = 0; i < 2 && !int3; i++)
		CHECK_EQUAL(pthread_create(&threads[i], NULL, run, NULL), 0);
	for (i = 0; i < 100; i++) {
		first = __atomic_load_n(&rounds, __ATOMIC_RELAXED);
		CHECK_EQUAL(markers_enable("a"), 1);
		CHECK_EQUAL(markers_disable("a"), 1);
		/* They do run. */
		while (!int3 && __atomic_load_n(&rounds, __ATOMIC_RELAXED) == first)
			sched_yield();
	}
	__atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
	for (i = 0; i < 2 && !int3; i++)
		CHECK_EQUAL(pthread_join(threads[i], NULL), 0);
	are_blocked(&all);
	CHECK_EQUAL(works("a"), 0);
	CHECK_EQUAL(works("*"), 0);
	are_blocked(&all);
	CHECK(text_equals_file());
	CHECK(!text_is_writable());
}

int main(int argc, char **argv)
{
	(void)argc;
	return in_each_way(argv, test);
}
