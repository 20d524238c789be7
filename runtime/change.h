/* SPDX-License-Identifier: MIT */
/*
 * A change: all of what one call selects, plans, writes, and then counts or undoes.
 * Attaching, detaching, enabling, disabling, setting a key and taking a new object in
 * fill one and send it down the same road.  It lives as long as the call: what stands
 * in permanent structures is only where its part of the change at hand is.
 */
#ifndef MARKERS_RUNTIME_CHANGE_H
#define MARKERS_RUNTIME_CHANGE_H

#include "patch.h"
#include "registry.h"

#pragma GCC visibility push(hidden)

/* One thing asked for.  A change has many of the same direction. */
struct markers_item {
	struct markers_pattern *pattern;	/* null: all */
	struct markers_attachment *attachment;	/* null: enable or disable only */
	uint32_t times;
};

/* What a change has to do with a state. */
struct markers_part {
	struct markers_state *state;
	uint32_t next;		 /* part of the same object; see markers_state.part */
	uint32_t item;		 /* the last item that selected it, counted from 1 */
	uint32_t whole;		 /* how often all of it is selected */
	uint32_t picks;		 /* the items that select sites of it: the last, from 1 */
	uint32_t sites_changing; /* how many */
	bool was_open, key_before;
};

/* An item that selects some sites of a part. */
struct markers_pick {
	uint32_t item;
	uint32_t next; /* of the same part; from 1 */
	bool found;    /* there is such a site */
};

struct markers_change {
	bool on;
	bool listing;	    /* nothing changes: new objects and sites of keys are selected, too */
	bool settling;	    /* a new object may bring what has been asked for */
	const bool *key;    /* the one to be set; else null */
	bool keep;	    /* to what its variable is */
	struct markers_item *items;
	size_t item_count;
	struct markers_gates *closed; /* whom to wait for afterwards */

	struct markers_part *parts;
	size_t part_count, part_capacity;
	struct markers_pick *picks;
	size_t pick_count, pick_capacity;
	struct markers_marker **markers; /* that it concerns */
	size_t marker_count, marker_capacity;
	struct markers_batch batch;
};

/* The parts of OBJECT: for (part = first; part; part = next). */
static inline struct markers_part *markers_change_part(const struct markers_change *change,
						       uint32_t number)
{
	return number ? &change->parts[number - 1] : NULL;
}

/* Put what the change's items select, in OBJECT or in all, into parts: 0 or -ENOMEM. */
int markers_change_select(struct markers_change *change, struct markers_object *object);
/* STATE, all of it, is part of the change. */
int markers_change_add(struct markers_change *change, struct markers_state *state);
/* MARKER is concerned by ITEM. */
int markers_change_concerns(struct markers_change *change, struct markers_marker *marker,
			    const struct markers_item *item);
/* Write the sites of the batch: 0, or -errno and none has changed. */
int markers_change_write(struct markers_change *change);
/* The call is over, or begins again with nothing selected. */
void markers_change_end(struct markers_change *change);

/* Run the change from its beginning to its end.  Returns how many markers it
   concerns, or -errno and nothing has changed. */
int markers_change_run(struct markers_change *change);

#pragma GCC visibility pop

#endif
