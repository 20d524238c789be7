/* SPDX-License-Identifier: MIT */
/* What every call of the API goes through. */
#ifndef MARKERS_RUNTIME_RUNTIME_H
#define MARKERS_RUNTIME_RUNTIME_H

#pragma GCC visibility push(hidden)

/*
 * One lock over all of the runtime's data.  It is never held while a probe runs.
 * markers_enter() returns 0, or -EDEADLK or -EPERM and nothing is locked.
 */
int markers_enter(void);
void markers_leave(void);

/* Apply MARKERS= once, at the first sign of life.  Locked or not. */
void markers_read_environment(void);

#pragma GCC visibility pop

#endif
