/* SPDX-License-Identifier: MIT */
/* A breakpoint that is not ours goes to the handler that the program had for it, of either
   kind, or ends the program if it had none.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-set-env MARKERS_PATCH "int3" } */
/* { dg-link-options "-pthread" } */
#include "counted.h"
#include "second-thread.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

COUNTED_MARKER(a);

static int traps;
static void on_sigtrap(int number)
{
	CHECK_EQUAL(number, SIGTRAP);
	traps++;
}
static void on_sigtrap_info(int number, siginfo_t *info, void *context)
{
	CHECK_EQUAL(number, SIGTRAP);
	CHECK(info->si_code == SI_KERNEL && context);
	traps++;
}

/* The status of a child with that handler, which is called EXPECTED times.  It has two
   threads: with one, no breakpoints are needed. */
static int status_with(const struct sigaction *action, int expected)
{
	int status;
	pid_t pid = fork();

	if (!pid) {
		CHECK_EQUAL(sigaction(SIGTRAP, action, NULL), 0);
		start_second_thread();
		CHECK_EQUAL(markers_enable("a"), 1);
		FIXTURE_SITE(a, "f.c", 1, 1);
		CHECK_EQUAL(hits, 1);
		__asm__ volatile("int3");
		CHECK_EQUAL(traps, expected);
		_exit(0);
	}
	CHECK_EQUAL(waitpid(pid, &status, 0), pid);
	return status;
}

int main(void)
{
	const struct sigaction none = { .sa_handler = SIG_DFL };
	const struct sigaction plain = { .sa_handler = on_sigtrap };
	const struct sigaction info = { .sa_sigaction = on_sigtrap_info, .sa_flags = SA_SIGINFO };

	CHECK_EQUAL(status_with(&plain, 1), 0);
	CHECK_EQUAL(status_with(&info, 1), 0);
	CHECK_EQUAL(WTERMSIG(status_with(&none, 0)), SIGTRAP);
	return 0;
}
