/* SPDX-License-Identifier: MIT */
/* The program's own handler of SIGSYS stays its own.  */
/* { dg-do run } */
/* { dg-no-plugin } */
#define _GNU_SOURCE
#include "counted.h"
#include "refuse-membarrier.h"

#include <signal.h>
#include <ucontext.h>

static int traps;
static void on_sigsys(int number, siginfo_t *info, void *context)
{
	(void)number;
	CHECK_EQUAL(info->si_syscall, SYS_getppid);
	((ucontext_t *)context)->uc_mcontext.gregs[REG_RAX] = 4711;
	traps++;
}

COUNTED_MARKER(a);

int main(void)
{
	struct sigaction action = { .sa_flags = SA_SIGINFO };
	sigset_t set;

	action.sa_sigaction = on_sigsys;
	CHECK_EQUAL(sigaction(SIGSYS, &action, NULL), 0);
	refuse(SYS_membarrier, SECCOMP_RET_TRAP);
	refuse(SYS_getppid, SECCOMP_RET_TRAP);
	CHECK_EQUAL(syscall(SYS_getppid), 4711);
	sigemptyset(&set);
	sigaddset(&set, SIGSYS);
	sigprocmask(SIG_BLOCK, &set, NULL);
	CHECK_EQUAL(markers_enable("a"), 1);
	FIXTURE_SITE(a, "f.c", 1, 1);
	CHECK_EQUAL(hits, 1);
	CHECK_EQUAL(sigaction(SIGSYS, NULL, &action), 0);
	CHECK(action.sa_sigaction == on_sigsys && action.sa_flags & SA_SIGINFO);
	sigprocmask(SIG_BLOCK, NULL, &set);
	CHECK(sigismember(&set, SIGSYS));
	sigprocmask(SIG_UNBLOCK, &set, NULL);
	CHECK_EQUAL(syscall(SYS_getppid), 4711);
	CHECK_EQUAL(traps, 2);
	return 0;
}
