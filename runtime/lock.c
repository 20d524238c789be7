/* SPDX-License-Identifier: MIT */
/*
 * The lock: a futex.  It is taken with signals put off and waited for without that, so that
 * a process whose threads wait can be ended, and a handler can run.  A mutex cannot be waited
 * for without being taken.
 */
#include "lock.h"

#include <linux/futex.h>
#include <sched.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

bool markers_lock_try(struct markers_lock *lock)
{
	int expected = MARKERS_LOCK_FREE;

	return __atomic_compare_exchange_n(&lock->state, &expected, MARKERS_LOCK_TAKEN, false,
					   __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void markers_lock_wait(struct markers_lock *lock)
{
	int expected = MARKERS_LOCK_TAKEN;

	__atomic_compare_exchange_n(&lock->state, &expected, MARKERS_LOCK_AWAITED, false,
				    __ATOMIC_RELAXED, __ATOMIC_RELAXED);
	/* A filter may refuse it. */
	if (syscall(SYS_futex, &lock->state, FUTEX_WAIT_PRIVATE, MARKERS_LOCK_AWAITED, NULL, NULL,
		    0) < 0)
		sched_yield();
}

void markers_lock_give(struct markers_lock *lock)
{
	/* All of them: each comes to the lock, or says again that it waits. */
	if (__atomic_exchange_n(&lock->state, MARKERS_LOCK_FREE, __ATOMIC_RELEASE) ==
	    MARKERS_LOCK_AWAITED)
		syscall(SYS_futex, &lock->state, FUTEX_WAKE_PRIVATE, 0x7fffffff, NULL, NULL, 0);
}
