/* SPDX-License-Identifier: MIT */
/* Does what is written to text come to effect? */
#ifndef MARKERS_RUNTIME_TRIAL_H
#define MARKERS_RUNTIME_TRIAL_H

#include "memory.h"

#pragma GCC visibility push(hidden)

/* Change a site of the library's own by TEXT, which is open and has written nothing, and
   run it.  1: that works; 0: it can be written and has no effect; -1: it cannot be told,
   as it cannot be written.  Afterwards it is as before. */
int markers_trial(struct markers_text *text);

struct markers_segment;
/* The text that has that site; false: that cannot be told. */
bool markers_trial_segment(struct markers_segment *segment);

#pragma GCC visibility pop

#endif
