/* SPDX-License-Identifier: MIT */
/* A thread that libc did not make, or a process that shares the memory, may be between the
   NOPs of a site: that is refused, and works when they have ended. */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-markers-nop=nops" } */
#define _GNU_SOURCE
#include <markers.h>

#include <check.h>
#include <raw-thread.h>

#include <errno.h>
#include <sys/wait.h>

MARKER static void event(void)
{
}

static int stop, ended;

static int run(void *data)
{
	(void)data;
	while (!__atomic_load_n(&stop, __ATOMIC_RELAXED))
		event();
	__atomic_store_n(&ended, 1, __ATOMIC_SEQ_CST);
	return 0;
}

static void test(int flags)
{
	int status, id;

	CHECK_EQUAL(markers_enable("event"), 1);
	CHECK_EQUAL(markers_disable("event"), 1);
	stop = ended = 0;
	id = start_raw(flags, run, NULL);
	CHECK_EQUAL(markers_enable("event"), -EOPNOTSUPP);
	__atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
	if (flags == RAW_PROCESS)
		CHECK_EQUAL(waitpid(id, &status, 0), id);
	/* Nothing joins the other. */
	while (unshare(CLONE_VM))
		sched_yield();
	CHECK(ended);
	CHECK_EQUAL(markers_enable("event"), 1);
	CHECK_EQUAL(markers_disable("event"), 1);
}

int main(void)
{
	test(RAW_THREAD);
	test(RAW_PROCESS);
	return 0;
}
