/* SPDX-License-Identifier: MIT */
/* Keys: variables, and sites that test them. */
#ifndef MARKERS_RUNTIME_KEYS_H
#define MARKERS_RUNTIME_KEYS_H

#include "change.h"

#pragma GCC visibility push(hidden)

/* A key has been set, or starts true where others take it to be false: new objects
   have to be looked at. */
extern bool markers_keys_in_use;

/* Set the variables of the keys that CHANGE has parts of; put back what they were. */
void markers_keys_store(struct markers_change *change);
void markers_keys_restore(struct markers_change *change);

/* Take the keys of a new object through the history, and make its sites agree with
   the variables. */
int markers_keys_settle(struct markers_object *object);

#pragma GCC visibility pop

#endif
