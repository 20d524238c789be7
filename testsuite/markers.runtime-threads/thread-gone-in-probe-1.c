/* SPDX-License-Identifier: MIT */
/* Threads end in a probe without a way back, by a system call or where nothing can be
   unwound; in the child of a fork others are gone.  They are not waited for.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-options "-O2 -fno-asynchronous-unwind-tables -fno-exceptions" } */
/* { dg-link-options "-pthread" } */
#include "fixture.h"
#include "check.h"

#include <pthread.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int inside, leave;

FIXTURE_OBJECT;
FIXTURE_MARKER(m, "", "m");

static void ends(void *data, int i)
{
	(void)data;
	(void)i;
	__atomic_store_n(&inside, 1, __ATOMIC_SEQ_CST);
	syscall(SYS_exit, 0);
}
static void leaves(void *data, int i)
{
	(void)i;
	__atomic_store_n(&inside, 1, __ATOMIC_SEQ_CST);
	pthread_exit(data);
}
static void stays(void *data, int i)
{
	(void)data;
	(void)i;
	__atomic_store_n(&inside, 1, __ATOMIC_SEQ_CST);
	while (!__atomic_load_n(&leave, __ATOMIC_SEQ_CST))
		usleep(100);
}

static void *run(void *data)
{
	FIXTURE_SITE(m, "f.c", 1, 1);
	return data;
}

static void once(void (*probe)(void *data, int i))
{
	void (*const function)(void) = (void (*)(void))probe;
	pthread_t thread;

	inside = 0;
	CHECK_EQUAL(markers_attach("m", function, NULL), 1);
	CHECK_EQUAL(pthread_create(&thread, NULL, run, NULL), 0);
	while (!__atomic_load_n(&inside, __ATOMIC_SEQ_CST))
		usleep(100);
	if (probe == stays) {
		int status;
		pid_t pid = fork();

		if (!pid) {
			CHECK_EQUAL(markers_detach("m", function, NULL), 1);
			_exit(0);
		}
		CHECK_EQUAL(waitpid(pid, &status, 0), pid);
		CHECK_EQUAL(status, 0);
		__atomic_store_n(&leave, 1, __ATOMIC_SEQ_CST);
	}
	CHECK_EQUAL(markers_detach("m", function, NULL), 1);
	pthread_join(thread, NULL);
}

int main(void)
{
	int i;

	for (i = 0; i < 20; i++) {
		once(ends);
		once(leaves);
	}
	once(stays);
	return 0;
}
