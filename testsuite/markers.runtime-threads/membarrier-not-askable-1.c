/* SPDX-License-Identifier: MIT */
/* A filter that lets nobody ask whether there is one, in each way, here and in a program
   that is born with it; with and without membarrier.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "counted.h"
#include "refuse-membarrier.h"
#include "second-thread.h"

#include <errno.h>
#include <string.h>
#include <sys/wait.h>

COUNTED_MARKER(a);

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(a, "f.c", 1, 1);
	return hits;
}

static void check(int expected)
{
	CHECK_EQUAL(markers_enable("a"), expected);
	CHECK_EQUAL(fire(), expected == 1);
	if (expected == 1)
		CHECK_EQUAL(markers_disable("a"), 1);
	CHECK_EQUAL(fire(), 0);
}

/* In a child: OLD, the runtime was used before the filter; BORN, the program is started
   with it. */
static void try(char **argv, unsigned int action, int barred, int old, int born)
{
	start_second_thread();
	if (old)
		check(1);
	if (barred)
		refuse(SYS_membarrier, action);
	refuse(SYS_prctl, action);
	if (born) {
		execl("/proc/self/exe", argv[0], barred ? "barred" : "free", NULL);
		_exit(127);
	}
	check(barred ? -EAGAIN : 1);
	exit(0);
}

int main(int argc, char **argv)
{
	const unsigned int actions[] = { SECCOMP_RET_ERRNO | EPERM, SECCOMP_RET_TRAP };
	int i, status;

	if (argc > 1) {
		start_second_thread();
		check(strcmp(argv[1], "barred") ? 1 : -EAGAIN);
		exit(0);
	}
	for (i = 0; i < 16; i++) {
		pid_t pid = fork();

		if (!pid)
			try(argv, actions[i & 1], i >> 1 & 1, i >> 2 & 1, i >> 3 & 1);
		CHECK_EQUAL(waitpid(pid, &status, 0), pid);
		if (status)
			fprintf(stderr, "case %d: status %x\n", i, status);
		CHECK_EQUAL(status, 0);
	}
	return 0;
}
