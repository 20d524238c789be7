/* SPDX-License-Identifier: MIT */
/* A batch of any size takes three barriers, between the steps that they are for.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-static -pthread -Wl,--wrap=syscall,--wrap=pwrite" } */
#include "fixture.h"
#include "check.h"

#include <linux/membarrier.h>
#include <pthread.h>
#include <stdarg.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static char events[4096];

long __wrap_syscall(long number, long a, long b, long c);
long __real_syscall(long number, long a, long b, long c);
long __wrap_syscall(long number, long a, long b, long c)
{
	if (number == SYS_membarrier)
		strcat(events, a == MEMBARRIER_CMD_PRIVATE_EXPEDITED_SYNC_CORE ? "|" : "r");
	return __real_syscall(number, a, b, c);
}

ssize_t __wrap_pwrite(int fd, const void *bytes, size_t length, off_t offset);
ssize_t __real_pwrite(int fd, const void *bytes, size_t length, off_t offset);
ssize_t __wrap_pwrite(int fd, const void *bytes, size_t length, off_t offset)
{
	const unsigned char *p = bytes;

	sprintf(events + strlen(events), length == 1 ? "%02x" : "w", *p);
	return __real_pwrite(fd, bytes, length, offset);
}

static __attribute__((used)) void body(void *data, int i)
{
	(void)data;
	(void)i;
}
FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(a, "", "a", body);

static __attribute__((noinline)) void fire(void)
{
	FIXTURE_SITE(a, "f.c", 1, 1);
	FIXTURE_SITE(a, "f.c", 2, 1);
}

static void *run(void *data)
{
	(void)data;
	pause();
	return NULL;
}

static void check(const char *expected)
{
	if (strcmp(events, expected)) {
		fprintf(stderr, "%s instead of %s\n", events, expected);
		exit(1);
	}
	*events = 0;
}

int main(void)
{
	pthread_t thread;

	fire();
	*events = 0;
	/* Alone, too: of a thread that libc did not make nobody would know.  The first one is
	   to see whether there is a barrier, and then a site of the library's own goes on and
	   off, to see whether that has an effect. */
	CHECK_EQUAL(markers_enable("a"), 1);
	check("|3dwe9|3dw0f|3d3d|ww|e9e9|");
	CHECK_EQUAL(markers_disable("a"), 1);
	check("3d3d|ww|0f0f|");
	CHECK_EQUAL(pthread_create(&thread, NULL, run, NULL), 0);
	CHECK_EQUAL(markers_enable("a"), 1);
	check("3d3d|ww|e9e9|");
	CHECK_EQUAL(markers_disable("a"), 1);
	check("3d3d|ww|0f0f|");
	return 0;
}
