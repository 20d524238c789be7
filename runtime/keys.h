/* SPDX-License-Identifier: MIT */
/* Keys: variables, and sites that test them. */
#ifndef MARKERS_RUNTIME_KEYS_H
#define MARKERS_RUNTIME_KEYS_H

#include "objects.h"
#include "patch.h"
#include "pattern.h"

#pragma GCC visibility push(hidden)

/* A key has been set, or starts true where others take it to be false: new objects
   have to be looked at. */
extern bool markers_keys_in_use;

/* Leave the answer of PATTERN (null: all) in the match of each of the object's keys. */
void markers_keys_match(const struct markers_object *object,
			const struct markers_pattern *pattern);

/* Mark the keys that PATTERN selects as a whole, and no others, as changing: true if
   there are any. */
bool markers_keys_select(const struct markers_object *object,
			 const struct markers_pattern *pattern);
/* The same for the key at ADDRESS. */
bool markers_keys_select_address(const struct markers_object *object, const bool *address);

/* Add to BATCH the sites of the keys that are changing to ON: 0, -EBUSY, -ENOMEM. */
int markers_keys_collect(const struct markers_object *object, bool on,
			 struct markers_batch *batch);

/* Set the variables of the keys that are changing; put back what they were. */
void markers_keys_store(bool on);
void markers_keys_restore(void);

/* Take the keys of a new object through the history, and make its sites agree with
   the variables. */
int markers_keys_settle(struct markers_object *object, struct markers_batch *batch);

#pragma GCC visibility pop

#endif
