/* SPDX-License-Identifier: MIT */
/* What every call of the API goes through. */
#ifndef MARKERS_RUNTIME_RUNTIME_H
#define MARKERS_RUNTIME_RUNTIME_H

#include "registry.h"

#include <signal.h>

#pragma GCC visibility push(hidden)

/* What a call of the API has to put back. */
struct markers_call {
	sigset_t signals;
	int cancellation;
};

/*
 * One lock over all of the runtime's data.  It is never held while a probe runs, nor
 * while anything is waited for that needs it or the loader's.  Meanwhile the thread
 * takes no signals and cannot be cancelled, so it cannot be kept from giving the lock
 * back; while it waits for the lock, it takes them.
 * markers_enter() returns 0, or -EDEADLK, -EPERM or -ENOSYS and nothing is locked.
 */
int markers_enter(struct markers_call *call);
void markers_leave(const struct markers_call *call);

/* Run OPERATION in the lock, with markers_objects being what is loaded and its tables read.
   Nothing that it reaches through them can be unloaded meanwhile.  Returns what OPERATION
   returns, or an error and it has not run. */
int markers_locked(int (*operation)(void *), void *data);

/* With nothing locked, wait for those who are behind gates that were closed. */
void markers_wait_closed(struct markers_gates *closed);

/* The same for those who are in a probe that was detached. */
void markers_wait_detached(const struct markers_attachment *attachment);

/* At the first sign of life: settings, the barrier, fork, MARKERS=. */
void markers_initialize(void);

#pragma GCC visibility pop

#endif
