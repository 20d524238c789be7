/* SPDX-License-Identifier: MIT */
/* What a pattern selects in an object, and the counts of its sites. */
#ifndef MARKERS_RUNTIME_SELECTION_H
#define MARKERS_RUNTIME_SELECTION_H

#include "objects.h"
#include "patch.h"
#include "pattern.h"

#pragma GCC visibility push(hidden)

/* Leave the answer of PATTERN (null: all) in the match of each of the object's
   states.  False if none is selected, nor any site. */
bool markers_selection_match(const struct markers_object *object,
			     const struct markers_pattern *pattern);

/* A state of which PATTERN selects a site is selected as a whole. */
void markers_selection_widen(const struct markers_object *object,
			     const struct markers_pattern *pattern);

/* Before anything is counted in OBJECT, which has been matched: 0 or -ENOMEM. */
int markers_selection_prepare(struct markers_object *object);

/* Match, add to BATCH the sites of OBJECT that ON or off will change, and mark the
   markers that are selected.  0, -EBUSY or -ENOMEM. */
int markers_selection_collect(struct markers_object *object,
			      const struct markers_pattern *pattern, bool on,
			      struct markers_batch *batch);

/* Change the counts of what PATTERN selects in OBJECT; it has been matched. */
void markers_selection_count(struct markers_object *object,
			     const struct markers_pattern *pattern, bool on,
			     unsigned int times);

/* Each site of a new object that is on in its file has been enabled once: 0 or
   -ENOMEM. */
int markers_selection_count_on(struct markers_object *object);

/* Add to BATCH the sites of a new object whose count is not zero.  Those that
   somebody else has laid hands on, or that cannot be changed any more, get a count of
   zero.  0 or -ENOMEM. */
int markers_selection_collect_new(struct markers_object *object, struct markers_batch *batch);

/* COUNT after TIMES enables or disables: never below zero. */
static inline uint32_t markers_counted(uint32_t count, bool on, unsigned int times)
{
	if (on)
		return count + times;
	return count < times ? 0 : count - times;
}

/* The state of row I of OBJECT if PATTERN, which has been matched, selects it. */
struct markers_state *markers_selection_state(const struct markers_object *object, size_t i,
					      const struct markers_pattern *pattern);

#pragma GCC visibility pop

#endif
