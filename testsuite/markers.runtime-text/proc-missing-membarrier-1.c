/* SPDX-License-Identifier: MIT */
/* Neither /proc nor membarrier: a process that has one thread changes its sites; for any
   other it is -EAGAIN, and nothing has changed.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#define _GNU_SOURCE
#include "hostile.h"
#include "proc.h"
#include "refuse-membarrier.h"
#include "state.h"

static struct state before;
static int threads;

static void *nothing(void *data)
{
	return data;
}

static void test(const char *way)
{
	const int alone = strcmp(way, "mem") ? 0 : -EACCES;
	pthread_t thread;

	refuse(SYS_membarrier, SECCOMP_RET_ERRNO | ENOSYS);
	hide_proc();
	state_save(&before);
	CHECK_EQUAL(works("a"), threads == 1 ? alone : -EAGAIN);
	CHECK_EQUAL(works("*"), threads == 1 ? alone : -EAGAIN);
	CHECK(state_is(&before));
	/* The kernel says that it has ended, once it has done with it. */
	CHECK_EQUAL(pthread_create(&thread, NULL, nothing, NULL), 0);
	CHECK_EQUAL(pthread_join(thread, NULL), 0);
	while (threads == 1 && unshare(CLONE_THREAD))
		sched_yield();
	CHECK_EQUAL(works("a"), threads == 1 ? alone : -EAGAIN);
	CHECK(state_is(&before));
	show_proc();
	CHECK_EQUAL(works("a"), threads == 1 ? 0 : -EAGAIN);
	CHECK(state_is(&before));
}

int main(int argc, char **argv)
{
	if (argc > 1) {
		threads = atoi(argv[1]);
		state_begin();
		leave_mounts();
	}
	return in_each_way(argv, test);
}
