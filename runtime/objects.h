/* SPDX-License-Identifier: MIT */
/* Which objects (the program, libraries) are loaded, and their tables. */
#ifndef MARKERS_RUNTIME_OBJECTS_H
#define MARKERS_RUNTIME_OBJECTS_H

#include "arch.h"
#include "guard.h"
#include "markers-abi.h"

#include <stdbool.h>

#pragma GCC visibility push(hidden)

struct markers_marker;
struct markers_object;
struct markers_publication;

/* What a marker's blocks see: a list of probes, or one thing to run. */
struct markers_view {
	struct markers_publication *list; /* null: not needed */
	const struct markers_node *node;  /* null: nothing to run */
};

/*
 * The runtime's side of one descriptor; descriptor->runtime points here.  It is
 * open while any of its object's sites, or the whole marker, is enabled.
 */
struct markers_state {
	struct marker_descriptor *descriptor;
	struct markers_object *object;
	struct markers_marker *marker;
	struct markers_state *next; /* of the same marker: newer ones first */
	struct markers_state **link;
	unsigned long sequence;	    /* of those that came */
	bool fresh;		    /* its view has not been made */
	uint32_t count;		    /* enables of the whole marker */
	uint32_t first, last;	    /* its sites are among these rows */
	uint32_t site_count;	    /* how many it has */
	uint32_t sites_on;	    /* sites whose count is not zero */
	bool varied; /* its sites' counts differ from its own, see the object's */
	bool open;
	uint32_t part;			    /* its place in the change at hand, from 1 */
	struct markers_state *name_next;    /* in the hash chain of its name */
	struct markers_state **name_link;
	struct markers_gate gate;
	struct marker_probe entry;	  /* the guard and the gate */
	void (*own_body)(void);		  /* what the object itself has */
	struct markers_node body;	  /* the marker's body alone */
	struct marker_probe body_list[2]; /* the same for a variadic marker */
	bool *key;			  /* of a key's descriptor; else null */
	struct markers_view shown, other; /* other: what was before, or will be */
};

/* A segment of program text, in whole pages. */
struct markers_segment {
	char *start, *stop;
	int protection;
};

struct markers_object {
	struct markers_object *next;
	const struct marker_object_note *note;
	char *path;
	struct markers_segment *text; /* its executable segments */
	size_t text_count;
	const struct marker_site *sites;
	size_t site_count;
	uint32_t *counts; /* enables of each row of a varied state; else null */
	const char *descriptors_start, *descriptors_stop;
	uintptr_t base, span;	      /* where it is, and its size */
	bool has_keys;
	struct markers_state *states; /* one a descriptor */
	size_t state_count;
	uint32_t parts; /* the last of its parts in the change at hand, from 1 */
	bool seen;  /* in the last look at what is loaded */
	bool ready; /* the patterns given so far have been applied */
	bool leaving; /* it has said that it is being unloaded */
	bool surveyed; /* the states know where their sites are */
	bool sound;    /* then: and every row is */
	bool plain;    /* then: and every site of a marker is of the usual kind */
	struct markers_extent extent; /* then: what all sound rows' sites lie in */
};

extern struct markers_object *markers_objects;

/*
 * Run OPERATION while the loader's list cannot change and markers_objects is
 * what is loaded; nothing that it reaches through markers_objects can be
 * unloaded meanwhile.  Returns what OPERATION returns, or -ENOMEM.
 */
int markers_with_objects(int (*operation)(void *), void *argument);

/* The object with NOTE says that it is there: look again. */
void markers_objects_changed(const struct marker_object_note *note);

/* The object with NOTE, which is loaded, says that it is being unloaded.  Null if it
   was not known.  Nothing will happen to its sites any more. */
struct markers_object *markers_objects_leave(const struct marker_object_note *note);

/* Does a loaded object's file have sites that are on? */
bool markers_objects_any_on(void);
static inline bool markers_note_has_sites_on(const struct marker_object_note *note)
{
	return note->flags & MARKER_OBJECT_SITES_ON;
}

/* Is the object with NOTE the program itself? */
bool markers_objects_is_program(const struct marker_object_note *note);

/* The segment that ADDRESS lies in, if it is an object's with markers. */
bool markers_objects_segment(const char *address, struct markers_segment *segment);

static inline const struct markers_segment *
markers_object_segment(const struct markers_object *object, const char *address)
{
	size_t i;

	for (i = 0; i < object->text_count; i++)
		if (address >= object->text[i].start &&
		    object->text[i].stop - address >= MARKERS_SITE_BYTES)
			return &object->text[i];
	return NULL;
}

/* The state of a row's descriptor, null if the row is not sound. */
static inline struct markers_state *markers_row_state(const struct markers_object *object,
						      const struct marker_site *row)
{
	const char *site = (const char *)markers_site_address(row);
	const char *descriptor = (const char *)markers_site_descriptor(row);
	struct markers_spot spot;

	if (!site || !row->block || !markers_object_segment(object, site) ||
	    !markers_arch_spot(row, &spot))
		return NULL;
	if (descriptor < object->descriptors_start || descriptor >= object->descriptors_stop)
		return NULL;
	return (struct markers_state *)((const struct marker_descriptor *)descriptor)->runtime;
}

#pragma GCC visibility pop

#endif
