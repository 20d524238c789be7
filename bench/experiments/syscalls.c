/* SPDX-License-Identifier: MIT */
/*
 * syscalls.c - the loops of the fourth mail: a system call, with an event before and
 * one behind it; and an empty loop of two events, to see the probes alone.
 *
 * -DMECHANISM="..." names the mechanism.
 */

#define _GNU_SOURCE
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "clock-x86_64.h"
#include "events.h"
#include "subject.h"

static int ends[2];

__attribute__((constructor)) static void make_pipe(void)
{
	if (pipe(ends))
		_exit(2);
}

/* A library may know the answer of getppid. */
#define SYSTEM_CALL(...) syscall(__VA_ARGS__)

static inline void pass_byte(void)
{
	char byte = 0;

	if (write(ends[1], &byte, 1) != 1 || read(ends[0], &byte, 1) != 1)
		_exit(2);
}

#define LOOP(name, body)                                \
	static SUBJECT void name(unsigned long left)    \
	{                                               \
		OPAQUE(left);                           \
		PLACE(0);                               \
		do {                                    \
			EVENT(tick, 1, NULL);           \
			body;                           \
			EVENT(tick, 2, NULL);           \
			OPAQUE(left);                   \
		} while (--left);                       \
	}
LOOP(loop_umask, SYSTEM_CALL(SYS_umask, 022))
LOOP(loop_getppid, SYSTEM_CALL(SYS_getppid))
LOOP(loop_pipe, pass_byte())
LOOP(loop_nothing, )

static struct subject syscalls[] = {
	{ "syscalls", "umask", MECHANISM, 0, 200, loop_umask, SET_EVENT, NULL },
	{ "syscalls", "getppid", MECHANISM, 0, 200, loop_getppid, SET_EVENT, NULL },
	{ "syscalls", "pipe", MECHANISM, 0, 100, loop_pipe, SET_EVENT, NULL },
	{ "syscalls", "empty", MECHANISM, 0, 1000, loop_nothing, SET_EVENT, NULL },
};
SUBJECTS(syscalls)
