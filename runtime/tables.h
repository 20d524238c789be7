/* SPDX-License-Identifier: MIT */
/*
 * An object's tables, as its file has them.  Files are changed after the link, and by more than
 * their authors: nothing is followed that does not lead into the object's own segments.  What is
 * unsound is left out, one by one, and said once for each object.
 */
#ifndef MARKERS_RUNTIME_TABLES_H
#define MARKERS_RUNTIME_TABLES_H

#include "objects.h"

#pragma GCC visibility push(hidden)

/* The note of IMAGE, and how far it was moved; null: it has none. */
const struct marker_object_note *markers_tables_find(const struct markers_object *object,
						     const struct markers_image *image);

/* The same for one that says that its note was linked to be at SAID. */
const struct marker_object_note *markers_tables_said(const struct markers_object *object,
						     const struct markers_image *image,
						     const struct marker_object_note *said);

/* Fill in OBJECT's tables from its note; false: they are not its own. */
bool markers_tables_locate(struct markers_object *object);

/* Do the tables of OBJECT still have the states that were given to them? */
bool markers_tables_are_ours(const struct markers_object *object);

/* Make the states: 0, -ENOMEM, or -EAGAIN: it is too early. */
int markers_tables_read(struct markers_object *object);

/* The loader has relocated OBJECT to the end since it was read. */
void markers_tables_complete(struct markers_object *object);

/* The segment of OBJECT that has SIZE readable bytes at ADDRESS, or null. */
static inline const struct markers_segment *
markers_tables_hold(const struct markers_object *object, const void *address, size_t size)
{
	const char *at = address;
	size_t i;

	for (i = 0; i < object->load_count; i++)
		if (at >= object->loads[i].start && at < object->loads[i].stop &&
		    (size_t)(object->loads[i].stop - at) >= size)
			return &object->loads[i];
	return NULL;
}

/* The state of a row's descriptor, null if the row is not sound. */
struct markers_state *markers_tables_row(const struct markers_object *object,
					 const struct marker_site *row);

/* The state that DESCRIPTOR, found in a row, has in OBJECT, or null. */
static inline struct markers_state *markers_tables_state(const struct markers_object *object,
							 const struct marker_descriptor *descriptor)
{
	const char *at = (const char *)descriptor;
	struct markers_state *state;
	uintptr_t offset;

	if (at < object->descriptors_start || at >= object->descriptors_stop ||
	    (uintptr_t)at % sizeof(void *) ||
	    (size_t)(object->descriptors_stop - at) < sizeof(*descriptor))
		return NULL;
	state = descriptor->runtime;
	offset = (uintptr_t)state - (uintptr_t)object->states;
	if (offset >= object->state_count * sizeof(*state) || offset % sizeof(*state) ||
	    state->descriptor != descriptor)
		return NULL;
	return state;
}

/* ROW's location, null if it has none that can be read. */
const struct marker_location *markers_tables_location(const struct markers_object *object,
						      const struct marker_site *row);

/* Is it there, whatever its strings are? */
bool markers_tables_has_location(const struct markers_object *object,
				 const struct marker_site *row);

/* Say once that something of OBJECT is left out. */
void markers_tables_complain(struct markers_object *object);

#pragma GCC visibility pop

#endif
