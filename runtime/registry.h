/* SPDX-License-Identifier: MIT */
/* Markers over all objects, the patterns that stand, and counted enables. */
#ifndef MARKERS_RUNTIME_REGISTRY_H
#define MARKERS_RUNTIME_REGISTRY_H

#include "objects.h"
#include "pattern.h"

#pragma GCC visibility push(hidden)

/* A probe that was attached, to all markers that its pattern matches. */
struct markers_attachment {
	struct markers_attachment *next, **link; /* in order of attachment */
	struct markers_attachment *same_hash;
	struct markers_pattern *pattern;
	struct markers_node probe;
	unsigned long sequence;
	struct markers_marker **markers; /* that it is bound to */
	size_t marker_count, marker_capacity;
	bool leaving; /* is being detached: not in lists that are made now */
};

/* A marker: the descriptors of all loaded objects that have its symbol. */
struct markers_marker {
	struct markers_marker *next; /* in its hash chain */
	char *symbol;
	bool local;
	bool key; /* it is no marker, but a key */
	bool changed; /* an object with a body of it has come or gone */
	uint32_t part; /* its place in the change at hand, from 1 */
	struct markers_state *states;
	struct markers_state *body; /* whose body those without one run; null: none */
	struct markers_attachment **attached; /* in order of attachment */
	size_t attached_count, attached_capacity;
};

extern struct markers_attachment *markers_attachments;

/* Some marker is changed. */
extern bool markers_registry_stale;

static inline void markers_marker_changed(struct markers_marker *marker)
{
	marker->changed = markers_registry_stale = true;
}

/* Call VISIT for every marker until it returns other than 0. */
int markers_registry_each(int (*visit)(struct markers_marker *, void *), void *data);

/* Call VISIT for all states that PATTERN may match, until it returns other than 0.  Where
   all of them have to be tried, those of ONLY, if it is not null. */
int markers_registry_each_state(const struct markers_pattern *pattern,
				const struct markers_object *only,
				int (*visit)(struct markers_state *, void *), void *data);

/* A descriptor of a new object becomes part of its marker.  -ENOMEM. */
int markers_registry_join(struct markers_state *state);
/* The object has gone: nothing of it is touched, nor of what its blocks can see. */
void markers_registry_leave(struct markers_state *state);
void markers_registry_forget(const void *start, const void *stop);

/* Apply the patterns that stand, if there are any, to objects that are new, and
   take in which of their sites are on in the file, if SITES_ON. */
int markers_registry_settle(bool sites_on);

/* Who has to be waited for after a change, when nothing is locked any more. */
struct markers_gates {
	const struct markers_gate **gates; /* that it has closed */
	size_t count, capacity;
};

/* The object with NOTE is being unloaded: its body and blocks are used no more. */
void markers_registry_unload(const struct marker_object_note *note);

/* Enable (ON) or disable what PATTERN selects.  Returns the number of markers, or
   -errno and nothing has changed. */
int markers_registry_change(struct markers_pattern *pattern, bool on,
			    struct markers_gates *closed);

/* Settle in any case. */
int markers_registry_settle_new(void);

/* Set a key; or make all sites agree with its variable.  0, or -errno and nothing has changed: -ENOENT if there is no such key. */
int markers_registry_set_key(const bool *key, bool value);
int markers_registry_keep_key(const bool *key);

/* The last attachment with these three that is not leaving, null if there is none. */
struct markers_attachment *markers_registry_find(const struct markers_pattern *pattern,
						 void (*probe)(void), void *data);
/* A new attachment gets its place in the order. */
void markers_registry_number(struct markers_attachment *attachment);
/* It stands (ON), or no longer. */
void markers_registry_list(struct markers_attachment *attachment, bool on);

#pragma GCC visibility pop

#endif
