/* SPDX-License-Identifier: MIT */
/* A process that has no /proc.  Needs _GNU_SOURCE, and to be called before there are
   threads. */
#ifndef MARKERS_TEST_PROC_H
#define MARKERS_TEST_PROC_H

#include "check.h"

#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

/* Into a place of mounts of its own. */
static inline void leave_mounts(void)
{
	if (unshare(CLONE_NEWNS) && unshare(CLONE_NEWUSER | CLONE_NEWNS))
		UNSUPPORTED("namespaces of mounts are refused here");
	if (mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL))
		UNSUPPORTED("mounts are refused here");
}

/* What a container without /proc has there: an empty folder. */
static inline void hide_proc(void)
{
	if (mount("none", "/proc", "tmpfs", 0, NULL))
		UNSUPPORTED("nothing can be mounted over /proc here");
	CHECK(access("/proc/self", F_OK));
}

static inline void show_proc(void)
{
	CHECK_EQUAL(umount("/proc"), 0);
	CHECK_EQUAL(access("/proc/self", F_OK), 0);
}

#endif
