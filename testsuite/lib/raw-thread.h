/* SPDX-License-Identifier: MIT */
/* Threads that libc does not know of, and processes that share the memory.  Needs
   _GNU_SOURCE.  What they run may use no thread's own memory. */
#ifndef MARKERS_TEST_RAW_THREAD_H
#define MARKERS_TEST_RAW_THREAD_H

#include "check.h"

#include <sched.h>
#include <signal.h>
#include <sys/mman.h>

enum {
	RAW_THREAD = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD |
		     CLONE_SYSVSEM,
	RAW_PROCESS = CLONE_VM | CLONE_FS | CLONE_FILES | SIGCHLD
};

/* Run FUNCTION until it returns. */
static inline int start_raw(int flags, int (*function)(void *), void *data)
{
	enum { SIZE = 1 << 16 };
	char *stack = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	int id;

	CHECK(stack != MAP_FAILED);
	id = clone(function, stack + SIZE, flags, data);
	CHECK(id > 0);
	return id;
}

#endif
