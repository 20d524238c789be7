/* SPDX-License-Identifier: MIT */
/* Markers over all objects, and what is attached to them. */
#include "registry.h"
#include "history.h"
#include "probes.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct markers_attachment *markers_attachments;
static struct markers_attachment **attachments_end = &markers_attachments;
static unsigned long next_sequence;
static unsigned long last_state;
bool markers_registry_stale;

enum { BUCKETS = 1024 };
static struct markers_marker *buckets[BUCKETS];	      /* by their symbols */
static struct markers_state *names[BUCKETS];	      /* by their names */
static struct markers_attachment *attached[BUCKETS]; /* by text, probe and data */

/* Markers. */

static size_t bucket_of(const char *symbol)
{
	return markers_hash(symbol) % BUCKETS;
}

static struct markers_marker *find_marker(const char *symbol, bool key)
{
	struct markers_marker *marker;

	for (marker = buckets[bucket_of(symbol)]; marker; marker = marker->next)
		if (!marker->local && marker->key == key && !strcmp(marker->symbol, symbol))
			return marker;
	return NULL;
}

static void join_name(struct markers_state *state)
{
	struct markers_state **link = &names[bucket_of(markers_string(&state->descriptor->name))];

	state->name_next = *link;
	state->name_link = link;
	if (*link)
		(*link)->name_link = &state->name_next;
	*link = state;
}

/* Its name may have gone already. */
static void leave_name(struct markers_state *state)
{
	*state->name_link = state->name_next;
	if (state->name_next)
		state->name_next->name_link = state->name_link;
}

int markers_registry_join(struct markers_state *state)
{
	const char *symbol = markers_string(&state->descriptor->symbol);
	const bool local = state->descriptor->flags & MARKER_DESCRIPTOR_LOCAL;
	struct markers_marker *marker = local ? NULL : find_marker(symbol, state->key);

	if (!marker) {
		const size_t bucket = bucket_of(symbol);

		marker = calloc(1, sizeof(*marker));
		if (!marker)
			return -ENOMEM;
		marker->symbol = strdup(symbol);
		if (!marker->symbol) {
			free(marker);
			return -ENOMEM;
		}
		marker->local = local;
		marker->key = state->key;
		marker->next = buckets[bucket];
		buckets[bucket] = marker;
	}
	state->marker = marker;
	state->next = marker->states;
	state->link = &marker->states;
	if (state->next)
		state->next->link = &state->next;
	marker->states = state;
	state->sequence = ++last_state;
	state->fresh = !marker->key;
	if (state->own_body && !marker->body && !marker->key)
		markers_marker_changed(marker);
	join_name(state);
	return 0;
}

static void free_marker(struct markers_marker *marker)
{
	struct markers_marker **link = &buckets[bucket_of(marker->symbol)];

	while (*link != marker)
		link = &(*link)->next;
	*link = marker->next;
	while (marker->attached_count)
		markers_probes_unbind(marker, marker->attached[marker->attached_count - 1]);
	free(marker->attached);
	free(marker->symbol);
	free(marker);
}

void markers_registry_leave(struct markers_state *state)
{
	struct markers_marker *marker = state->marker;

	*state->link = state->next;
	if (state->next)
		state->next->link = state->link;
	leave_name(state);
	if (marker->body == state) {
		marker->body = NULL;
		markers_marker_changed(marker);
	}
	if (!marker->states)
		free_marker(marker);
}

void markers_registry_forget(const void *start, const void *stop)
{
	struct markers_attachment *attachment;
	size_t i;

	for (i = 0; i < markers_history_count; i++)
		markers_pattern_forget(markers_history[i].pattern, start, stop);
	for (attachment = markers_attachments; attachment; attachment = attachment->next)
		markers_pattern_forget(attachment->pattern, start, stop);
}

int markers_registry_each(int (*visit)(struct markers_marker *, void *), void *data)
{
	size_t i;

	for (i = 0; i < BUCKETS; i++) {
		struct markers_marker *marker, *next;

		for (marker = buckets[i]; marker; marker = next) {
			int r;

			next = marker->next;
			r = visit(marker, data);
			if (r)
				return r;
		}
	}
	return 0;
}

/* Those whose marker has SYMBOL.  Newer ones come first, and none that came before OLDEST. */
static int each_of_symbol(const char *symbol, unsigned long oldest, int (*visit)(struct markers_state *, void *),
			  void *data)
{
	struct markers_marker *marker;
	struct markers_state *state;
	int r = 0;

	for (marker = buckets[bucket_of(symbol)]; marker && !r; marker = marker->next)
		if (!strcmp(marker->symbol, symbol))
			for (state = marker->states; state && state->sequence >= oldest && !r;
			     state = state->next)
				r = visit(state, data);
	return r;
}

static int each_of_name(const char *name, unsigned long oldest, int (*visit)(struct markers_state *, void *),
			void *data)
{
	struct markers_state *state;
	int r = 0;

	for (state = names[bucket_of(name)]; state && state->sequence >= oldest && !r;
	     state = state->name_next)
		if (!strcmp(markers_string(&state->descriptor->name), name))
			r = visit(state, data);
	return r;
}

int markers_registry_each_state(const struct markers_pattern *pattern,
				const struct markers_object *only,
				int (*visit)(struct markers_state *, void *), void *data)
{
	struct markers_object *object;
	const unsigned long oldest = only && only->state_count ? only->states[0].sequence : 0;
	const char *name;
	size_t i;
	int r = 0;

	if (pattern && markers_pattern_symbol(pattern))
		return each_of_symbol(markers_pattern_symbol(pattern), oldest, visit, data);
	if (pattern && markers_pattern_exact(pattern)) {
		for (i = 0; (name = markers_pattern_name(pattern, i)) && !r; i++)
			r = each_of_name(name, oldest, visit, data);
		return r;
	}
	for (object = markers_objects; object; object = object->next)
		for (i = 0; (!only || object == only) && i < object->state_count && !r; i++)
			r = visit(&object->states[i], data);
	return r;
}

/* Attachments. */

static struct markers_attachment **bucket_of_probe(const struct markers_pattern *pattern,
						   void (*probe)(void), const void *data)
{
	const size_t hash = markers_pattern_hash(pattern) + ((uintptr_t)probe >> 4) * 31 +
			    ((uintptr_t)data >> 3) * 17;

	return &attached[hash % BUCKETS];
}

struct markers_attachment *markers_registry_find(const struct markers_pattern *pattern,
						 void (*probe)(void), void *data)
{
	struct markers_attachment *attachment = *bucket_of_probe(pattern, probe, data);

	while (attachment &&
	       (attachment->leaving || attachment->probe.function != probe ||
		attachment->probe.data != data ||
		!markers_pattern_same_text(attachment->pattern, pattern)))
		attachment = attachment->same_hash;
	return attachment;
}

void markers_registry_number(struct markers_attachment *attachment)
{
	attachment->sequence = next_sequence++;
}

void markers_registry_list(struct markers_attachment *attachment, bool on)
{
	struct markers_attachment **bucket = bucket_of_probe(
		attachment->pattern, attachment->probe.function, attachment->probe.data);

	if (on) {
		attachment->link = attachments_end;
		*attachments_end = attachment;
		attachments_end = &attachment->next;
		attachment->same_hash = *bucket;
		*bucket = attachment;
		return;
	}
	while (*bucket != attachment)
		bucket = &(*bucket)->same_hash;
	*bucket = attachment->same_hash;
	*attachment->link = attachment->next;
	if (attachment->next)
		attachment->next->link = attachment->link;
	else
		attachments_end = attachment->link;
}
