/* SPDX-License-Identifier: MIT */
/* While the library tries a system call that traps, a trap of another thread is the
   program's handler's business, also if it is for the same call.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-timeout 120 } */
#define _GNU_SOURCE
#include "fixture.h"
#include "refuse-membarrier.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <ucontext.h>

static __thread long traps;
static void on_sigsys(int number, siginfo_t *info, void *context)
{
	(void)number;
	(void)info;
	((ucontext_t *)context)->uc_mcontext.gregs[REG_RAX] = 4711;
	traps++;
}

static __attribute__((used)) void body(void *data, int i)
{
	(void)data;
	(void)i;
}
FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(a, "", "a", body);

static int stop;
static void *run(void *data)
{
	const long number = (long)data;
	long i;

	for (i = 0; !__atomic_load_n(&stop, __ATOMIC_RELAXED); i++) {
		CHECK_EQUAL(syscall(number, 0, 0, 0), 4711);
		CHECK_EQUAL(traps, i + 1);
	}
	CHECK(i > 0);
	return NULL;
}

int main(void)
{
	const long numbers[] = { SYS_getppid, SYS_membarrier };
	struct sigaction action = { .sa_flags = SA_SIGINFO };
	pthread_t threads[2];
	int i;

	action.sa_sigaction = on_sigsys;
	CHECK_EQUAL(sigaction(SIGSYS, &action, NULL), 0);
	refuse(SYS_membarrier, SECCOMP_RET_TRAP);
	refuse(SYS_getppid, SECCOMP_RET_TRAP);
	for (i = 0; i < 2; i++)
		CHECK_EQUAL(pthread_create(&threads[i], NULL, run, (void *)numbers[i]), 0);
	for (i = 0; i < 50000; i++)
		CHECK_EQUAL(markers_enable("a"), -EAGAIN);
	__atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
	for (i = 0; i < 2; i++)
		CHECK_EQUAL(pthread_join(threads[i], NULL), 0);
	CHECK_EQUAL(traps, 0);
	FIXTURE_SITE(a, "f.c", 1, 1);
	return 0;
}
