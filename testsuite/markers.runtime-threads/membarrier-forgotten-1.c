/* SPDX-License-Identifier: MIT */
/* The kernel has forgotten that the process is registered: it is registered again.  And
   membarrier is refused from the middle of a call on: that call waits for timers instead,
   three times.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-static -pthread -Wl,--wrap=syscall,--wrap=nanosleep" } */
#include "counted.h"
#include "second-thread.h"

#include <errno.h>
#include <linux/membarrier.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int barriers, registered, forgotten, allowed, naps;

long __wrap_syscall(long number, long a, long b, long c);
long __real_syscall(long number, long a, long b, long c);
long __wrap_syscall(long number, long a, long b, long c)
{
	if (number == SYS_membarrier && a == MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED_SYNC_CORE) {
		forgotten = 0;
		registered++;
	} else if (number == SYS_membarrier) {
		barriers++;
		if (forgotten || barriers > allowed) {
			errno = forgotten ? EPERM : ENOSYS;
			return -1;
		}
	}
	return __real_syscall(number, a, b, c);
}

int __wrap_nanosleep(const struct timespec *time, struct timespec *rest);
int __real_nanosleep(const struct timespec *time, struct timespec *rest);
int __wrap_nanosleep(const struct timespec *time, struct timespec *rest)
{
	naps++;
	return __real_nanosleep(time, rest);
}

COUNTED_MARKER(a);

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(a, "f.c", 1, 1);
	return hits;
}

int main(void)
{
	int used;

	start_second_thread();
	allowed = 1000;
	registered = 0;
	forgotten = 1;
	CHECK_EQUAL(markers_enable("a"), 1);
	CHECK_EQUAL(registered, 1);
	CHECK_EQUAL(fire(), 1);
	CHECK_EQUAL(naps, 0);
	barriers = 0;
	CHECK_EQUAL(markers_disable("a"), 1);
	CHECK_EQUAL(fire(), 0);
	/* None of the steps' barriers. */
	used = barriers;
	CHECK(used >= 3);
	barriers = 0;
	allowed = used - 3;
	CHECK_EQUAL(markers_enable("a"), 1);
	CHECK_EQUAL(naps, 3);
	CHECK_EQUAL(fire(), 1);
	/* And the next call cannot begin. */
	allowed = 0;
	CHECK_EQUAL(markers_disable("a"), -EAGAIN);
	CHECK_EQUAL(naps, 3);
	CHECK_EQUAL(fire(), 1);
	allowed = 1000;
	barriers = 0;
	CHECK_EQUAL(markers_disable("a"), 1);
	CHECK_EQUAL(fire(), 0);
	return 0;
}
