/* SPDX-License-Identifier: MIT */
/* What a change selects in an object, and the counts of its sites. */
#ifndef MARKERS_RUNTIME_SELECTION_H
#define MARKERS_RUNTIME_SELECTION_H

#include "change.h"

#pragma GCC visibility push(hidden)

/* Before anything is counted in OBJECT, of which CHANGE has parts: 0 or -ENOMEM. */
int markers_selection_prepare(struct markers_change *change, struct markers_object *object);

/* Add to the change's batch the sites of OBJECT that it will change, and to its markers
   those of which it selects a site.  0, -EBUSY or -ENOMEM. */
int markers_selection_collect(struct markers_change *change, struct markers_object *object);

/* Only the latter. */
int markers_selection_find(struct markers_change *change, struct markers_object *object);

/* Leave out those rows of OBJECT at whose places no site has ever been.  False: there are
   none, or there is no memory. */
bool markers_selection_refuse(struct markers_object *object);

/* Change the counts of what is selected in OBJECT. */
void markers_selection_count(const struct markers_change *change,
			     struct markers_object *object);

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

/* The state of row I of OBJECT if CHANGE selects it. */
struct markers_state *markers_selection_state(const struct markers_change *change,
					      const struct markers_object *object, size_t i);

#pragma GCC visibility pop

#endif
