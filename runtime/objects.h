/* SPDX-License-Identifier: MIT */
/* Which objects (the program, libraries) are loaded, and their tables. */
#ifndef MARKERS_RUNTIME_OBJECTS_H
#define MARKERS_RUNTIME_OBJECTS_H

#include "markers-abi.h"

#include <stdbool.h>

#pragma GCC visibility push(hidden)

struct markers_marker;
struct markers_object;
struct markers_publication;

/* The runtime's side of one descriptor; descriptor->runtime points here. */
struct markers_state {
	struct marker_descriptor *descriptor;
	struct markers_object *object;
	struct markers_marker *marker;
	struct markers_state *next; /* of the same marker */
	uint32_t count;		    /* enables of the whole marker */
	unsigned int match;	    /* for the pattern at hand: enum markers_match */
	struct marker_probe body[2]; /* the body alone, as a list */
	struct markers_publication *published, *pending;
};

struct markers_object {
	struct markers_object *next;
	const struct marker_object_note *note;
	char *path;
	const char *text_start, *text_stop; /* around its executable segments */
	const struct marker_site *sites;
	size_t site_count;
	uint32_t *counts; /* enables of each site; null until there is one */
	const char *descriptors_start, *descriptors_stop;
	struct markers_state *states; /* one a descriptor */
	size_t state_count;
	bool seen;  /* in the last look at what is loaded */
	bool ready; /* the patterns given so far have been applied */
};

extern struct markers_object *markers_objects;

/*
 * Run OPERATION while the loader's list cannot change and markers_objects is
 * what is loaded; nothing that it reaches through markers_objects can be
 * unloaded meanwhile.  Returns what OPERATION returns, or -ENOMEM.
 */
int markers_with_objects(int (*operation)(void *), void *argument);

/* An object says that it is there: look again. */
void markers_objects_changed(void);

/* The state of a row's descriptor, null if the row is not sound. */
struct markers_state *markers_row_state(const struct markers_object *object,
					const struct marker_site *row);

#pragma GCC visibility pop

#endif
