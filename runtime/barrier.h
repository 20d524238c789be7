/* SPDX-License-Identifier: MIT */
/* Making every thread see what was written. */
#ifndef MARKERS_RUNTIME_BARRIER_H
#define MARKERS_RUNTIME_BARRIER_H

#include <stdbool.h>

#pragma GCC visibility push(hidden)

/* Early in the process: a registration takes 10 ms once there are threads. */
void markers_barrier_register(void);

/* Does the kernel say that nobody but the calling thread runs code of this memory? */
bool markers_barrier_alone(void);

/* Is there a barrier, or no need for one?  Returns 0 or -EAGAIN. */
int markers_barrier_prepare(void);

/* When it returns, every thread fetches instructions anew and sees all data that
   was written before.  Prepared before. */
void markers_barrier(void);

/* How many barriers there have been. */
unsigned long markers_barrier_count(void);

#pragma GCC visibility pop

#endif
