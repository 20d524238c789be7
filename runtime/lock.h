/* SPDX-License-Identifier: MIT */
/* A lock that can be waited for without holding anything off. */
#ifndef MARKERS_RUNTIME_LOCK_H
#define MARKERS_RUNTIME_LOCK_H

#include <stdbool.h>

#pragma GCC visibility push(hidden)

enum { MARKERS_LOCK_FREE, MARKERS_LOCK_TAKEN, MARKERS_LOCK_AWAITED };

struct markers_lock {
	int state;
};

bool markers_lock_try(struct markers_lock *lock);
/* Wait until it might be free: then try. */
void markers_lock_wait(struct markers_lock *lock);
void markers_lock_give(struct markers_lock *lock);

#pragma GCC visibility pop

#endif
