/* SPDX-License-Identifier: MIT */
/* A thread that has been joined is in no NOP, though the kernel may not have done with it
   yet: sites whose NOPs are several instructions change at once.  So it is where only
   /proc tells. */
/* { dg-do run } */
/* { dg-options "-O2 -pthread -fplugin-arg-markers-nop=nops" } */
#include <markers.h>

#include <check.h>
#include <refuse-membarrier.h>

#include <errno.h>
#include <pthread.h>

MARKER static void event(void)
{
}

static void *run(void *data)
{
	event();
	return data;
}

static void rounds(int count)
{
	pthread_t threads[4];
	int i, n;

	for (n = 0; n < count; n++) {
		for (i = 0; i < 4; i++)
			CHECK_EQUAL(pthread_create(&threads[i], NULL, run, NULL), 0);
		for (i = 0; i < 4; i++)
			CHECK_EQUAL(pthread_join(threads[i], NULL), 0);
		CHECK_EQUAL(n & 1 ? markers_disable("event") : markers_enable("event"), 1);
	}
}

int main(void)
{
	rounds(4000);
	refuse(SYS_membarrier, SECCOMP_RET_ERRNO | EPERM);
	rounds(400);
	return 0;
}
