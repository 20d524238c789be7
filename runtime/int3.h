/* SPDX-License-Identifier: MIT */
/* MARKERS_PATCH=int3: while a site changes, it holds a breakpoint. */
#ifndef MARKERS_RUNTIME_INT3_H
#define MARKERS_RUNTIME_INT3_H

#include <stdbool.h>

#pragma GCC visibility push(hidden)

struct markers_batch;

extern bool markers_int3;

/* A batch of sites is about to change, or has changed.  0, or -ENOMEM. */
int markers_int3_begin(const struct markers_batch *batch);
void markers_int3_end(void);

#pragma GCC visibility pop

#endif
