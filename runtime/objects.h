/* SPDX-License-Identifier: MIT */
/* Which objects (the program, libraries) are loaded, and their tables. */
#ifndef MARKERS_RUNTIME_OBJECTS_H
#define MARKERS_RUNTIME_OBJECTS_H

#include "arch.h"
#include "guard.h"
#include "image.h"
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
	const struct marker_object_note *note; /* what tells of its tables */
	ptrdiff_t moved; /* from there to where it was linked to be */
	const struct marker_object_note *said; /* what it announced itself with; null: it did
						  not, and will not say when it goes */
	const void *identity;
	char *path;
	struct markers_segment *loads; /* its readable segments, to the byte */
	size_t load_count;
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
	bool read;  /* its tables have been */
	bool code_moved; /* since they were written */
	bool seen;  /* in the last look at what is loaded */
	bool ready; /* the patterns given so far have been applied */
	bool surveyed; /* the states know where their sites are */
	bool sound;    /* then: and every row is */
	bool plain;    /* then: and every site of a marker is of the usual kind */
	bool complained; /* that some of it is damaged */
	unsigned char *bad; /* a bit for each row whose site is none; else null */
	struct markers_extent extent; /* then: what all sound rows' sites lie in */
};

extern struct markers_object *markers_objects;

/*
 * The order of locks: the loader's, then the runtime's.  What an object that has announced
 * itself has in memory is protected by the runtime's alone: it says that it goes, and that
 * takes the lock.  For one that has not (it was there before the runtime, or does not see it)
 * the loader's list must not change, and dl_iterate_phdr() is the only way to see to that.
 */

/* Does a call have to hold the loader's lock?  Without any lock held the answer may be
   out of date. */
bool markers_objects_need_loader(void);

/* With the lock held, and the loader's too if LOADER: markers_objects becomes what is
   loaded, and its tables are read.  0 or -errno. */
int markers_objects_update(bool loader);

/* Read the tables of what is new: 0 or -ENOMEM. */
int markers_objects_read(void);

/* What the loader says of the object that NOTE lies in, with no lock held; false: nothing. */
bool markers_objects_image(const struct marker_object_note *note, struct markers_image *image);

/* The object with NOTE and IMAGE, null if the loader does not know it, is there; see
   markers_object_loaded(). */
void markers_objects_announce(const struct marker_object_note *note, const void *constructor,
			      const struct markers_image *image);

/* The object with NOTE, which is loaded, says that it is being unloaded.  Null if it
   was not known. */
struct markers_object *markers_objects_find(const struct marker_object_note *note);
/* Nothing of it is touched any more; what its code may still read stays for a while. */
void markers_objects_leave(struct markers_object *object);

/* Something came or went that could not be taken in: look. */
void markers_objects_unsure(void);
/* All that is loaded later sees the runtime. */
void markers_objects_global(void);
/* In the child of a fork that had THREADS: one of them may have held the loader's lock. */
void markers_objects_forked(bool threads);
/* dl_iterate_phdr() has shown nothing. */
void markers_objects_hidden(void);

/* Does a loaded object's file have sites that are on? */
bool markers_objects_any_on(void);
static inline bool markers_note_has_sites_on(const struct marker_object_note *note)
{
	return note->flags & MARKER_OBJECT_SITES_ON;
}

/* The segment that ADDRESS lies in, if it is an object's with markers. */
bool markers_objects_segment(const char *address, struct markers_segment *segment);

static inline const struct markers_segment *
markers_object_segment(const struct markers_object *object, const char *address)
{
	size_t i;

	for (i = 0; i < object->text_count; i++)
		if (address >= object->text[i].start && address < object->text[i].stop &&
		    object->text[i].stop - address >= MARKERS_SITE_BYTES)
			return &object->text[i];
	return NULL;
}

#pragma GCC visibility pop

#endif
