/* SPDX-License-Identifier: MIT */
/* Markers over all objects, the patterns that stand, and counted enables. */
#ifndef MARKERS_RUNTIME_REGISTRY_H
#define MARKERS_RUNTIME_REGISTRY_H

#include "objects.h"
#include "pattern.h"

#pragma GCC visibility push(hidden)

/* A probe that was attached, to all markers that its pattern matches. */
struct markers_attachment {
	struct markers_attachment *next; /* in order of attachment */
	struct markers_pattern *pattern;
	struct markers_node probe;
	unsigned long sequence;
	bool leaving; /* is being detached: not in lists that are made now */
};

/* A marker: the descriptors of all loaded objects that have its symbol. */
struct markers_marker {
	struct markers_marker *next; /* in its hash chain */
	char *symbol;
	bool local;
	bool key; /* it is no marker, but a key */
	bool selected; /* by the pattern at hand */
	bool changed;  /* an object with a body of it has come or gone */
	struct markers_state *states;
	struct markers_attachment **attached; /* in order of attachment */
	size_t attached_count, attached_capacity;
};

/* Call VISIT for every marker until it returns other than 0. */
int markers_registry_each(int (*visit)(struct markers_marker *, void *), void *data);


/* A descriptor of a new object becomes part of its marker.  -ENOMEM. */
int markers_registry_join(struct markers_state *state);
/* The object has gone: nothing of it is touched. */
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

/* Enable (ON) or disable what PATTERN selects; with ATTACHMENT, attach it before
   or detach it after.  Returns the number of markers, or -errno and nothing has
   changed.  On success an attachment is the registry's, or no longer. */
int markers_registry_change(struct markers_pattern *pattern, bool on,
			    struct markers_attachment *attachment,
			    struct markers_gates *closed);

/* The same, run by markers_with_objects(), in any case. */
int markers_registry_settle_new(void);

/* Set a key; or make all sites agree with its variable.  0, or -errno and nothing has
   changed: -ENOENT if there is no such key. */
int markers_registry_set_key(bool *key, bool value);
int markers_registry_keep_key(bool *key);

/* The attachment with these three, null if there is none. */
struct markers_attachment *markers_registry_find(const struct markers_pattern *pattern,
						 void (*probe)(void), void *data);

#pragma GCC visibility pop

#endif
