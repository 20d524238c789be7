/* SPDX-License-Identifier: MIT */
/* Making every thread see what was written. */
#ifndef MARKERS_RUNTIME_BARRIER_H
#define MARKERS_RUNTIME_BARRIER_H

#pragma GCC visibility push(hidden)

/* May program text be changed now?  Returns 0 or -EAGAIN. */
int markers_barrier_prepare(void);

/* When it returns, every thread fetches what was written to text before. */
void markers_barrier(void);

#pragma GCC visibility pop

#endif
