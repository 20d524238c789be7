/* SPDX-License-Identifier: MIT */
/* The enables and disables that still have an effect, in an order that gives it. */
#ifndef MARKERS_RUNTIME_HISTORY_H
#define MARKERS_RUNTIME_HISTORY_H

#include "pattern.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

struct markers_event {
	struct markers_pattern *pattern;
	size_t hash; /* the pattern's, so that most need no other look */
	bool on;
	unsigned int count;
	unsigned long time; /* of the last that was added to it */
	uint32_t next;	    /* in its hash chain, from 1 */
};

extern struct markers_event *markers_history;
extern size_t markers_history_count;

/* Make room for COUNT more: 0 or -ENOMEM. */
int markers_history_reserve(size_t count);
/* PATTERN was enabled or disabled.  Room has been reserved. */
void markers_history_add(struct markers_pattern *pattern, bool on);

#pragma GCC visibility pop

#endif
