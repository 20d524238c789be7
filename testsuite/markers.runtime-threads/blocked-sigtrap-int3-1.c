/* SPDX-License-Identifier: MIT */
/* MARKERS_PATCH=int3, and a thread that blocks SIGTRAP runs into a site that changes: the
   kernel ends the process, as the manual says.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-set-env MARKERS_PATCH "int3" } */
#include "hostile.h"

#include <signal.h>
#include <sys/resource.h>

static int ready;

static void block(int how)
{
	sigset_t trap;

	sigemptyset(&trap);
	sigaddset(&trap, SIGTRAP);
	CHECK_EQUAL(pthread_sigmask(how, &trap, NULL), 0);
}

static void *run(void *data)
{
	const int blocked = data != NULL;

	block(blocked ? SIG_BLOCK : SIG_UNBLOCK);
	for (;;) {
		FIXTURE_SITE(a, "g.c", 1, 1);
		__atomic_store_n(&ready, 1, __ATOMIC_RELAXED);
	}
	return NULL;
}

/* For ever, or LIMIT times. */
static void change(int blocked, int limit)
{
	const struct rlimit none = { 0, 0 };
	pthread_t thread;

	setrlimit(RLIMIT_CORE, &none);
	/* Of the thread that changes sites, the mask does not matter. */
	block(SIG_BLOCK);
	CHECK_EQUAL(pthread_create(&thread, NULL, run, blocked ? &ready : NULL), 0);
	while (!__atomic_load_n(&ready, __ATOMIC_RELAXED))
		;
	for (; limit; limit -= limit > 0) {
		CHECK_EQUAL(markers_enable("a"), 1);
		CHECK_EQUAL(markers_disable("a"), 1);
	}
	_exit(0);
}

static int status_of(int blocked, int limit)
{
	int status;
	pid_t pid = fork();

	if (!pid)
		change(blocked, limit);
	CHECK_EQUAL(waitpid(pid, &status, 0), pid);
	return status;
}

int main(void)
{
	int status;

	CHECK_EQUAL(status_of(0, 300), 0);
	status = status_of(1, -1);
	CHECK(WIFSIGNALED(status) && WTERMSIG(status) == SIGTRAP);
	return 0;
}
