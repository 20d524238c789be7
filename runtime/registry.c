/* SPDX-License-Identifier: MIT */
/* Markers over all objects, and changes of what is enabled and attached. */
#include "registry.h"
#include "barrier.h"
#include "history.h"
#include "keys.h"
#include "probes.h"
#include "selection.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static struct markers_attachment *attachments, **attachments_end = &attachments;
static unsigned long next_sequence;

enum { BUCKETS = 1024 };
static struct markers_marker *buckets[BUCKETS];

/* Markers. */

static size_t bucket_of(const char *symbol)
{
	size_t hash = 5381;

	while (*symbol)
		hash = hash * 33 + (unsigned char)*symbol++;
	return hash % BUCKETS;
}

static struct markers_marker *find_marker(const char *symbol, bool key)
{
	struct markers_marker *marker;

	for (marker = buckets[bucket_of(symbol)]; marker; marker = marker->next)
		if (!marker->local && marker->key == key && !strcmp(marker->symbol, symbol))
			return marker;
	return NULL;
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
	marker->states = state;
	marker->changed = !marker->key;
	return 0;
}

static void free_marker(struct markers_marker *marker)
{
	struct markers_marker **link = &buckets[bucket_of(marker->symbol)];

	while (*link != marker)
		link = &(*link)->next;
	*link = marker->next;
	free(marker->attached);
	free(marker->symbol);
	free(marker);
}

void markers_registry_leave(struct markers_state *state)
{
	struct markers_marker *marker = state->marker;
	struct markers_state **link = &marker->states;

	while (*link != state)
		link = &(*link)->next;
	*link = state->next;
	marker->changed = !marker->key;
	markers_probes_forget(state);
	if (!marker->states)
		free_marker(marker);
}

void markers_registry_forget(const void *start, const void *stop)
{
	struct markers_attachment *attachment;
	size_t i;

	for (i = 0; i < markers_history_count; i++)
		markers_pattern_forget(markers_history[i].pattern, start, stop);
	for (attachment = attachments; attachment; attachment = attachment->next)
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

/* Changes. */

/* The sites of the change at hand; kept for its room. */
static struct markers_batch batch;

struct change {
	struct markers_pattern *pattern;
	bool on;
	struct markers_attachment *attachment;
	struct markers_gates *closed;
	int markers;
};

/* Make room to remember one gate more. */
static int reserve_gate(struct markers_gates *gates)
{
	const size_t capacity = 2 * gates->capacity + 16;
	const struct markers_gate **more;

	if (gates->count < gates->capacity)
		return 0;
	more = realloc(gates->gates, capacity * sizeof(*more));
	if (!more)
		return -ENOMEM;
	gates->gates = more;
	gates->capacity = capacity;
	return 0;
}

/* Will STATE be open after the change? */
static bool will_be_open(const struct markers_state *state, bool on)
{
	const bool whole = state->match == MARKERS_MATCH_ALL;

	if (on)
		return state->open || whole || state->sites_changing;
	return markers_counted(state->count, false, whole) ||
	       state->sites_on - state->sites_changing;
}

/* See which states open or close: room is made for those that close. */
static int plan_gates(struct change *change)
{
	struct markers_object *object;
	size_t i;

	for (object = markers_objects; object; object = object->next)
		for (i = 0; object->ready && i < object->state_count; i++) {
			struct markers_state *state = &object->states[i];

			state->was_open = state->open;
			if (!state->match || change->on || !state->open ||
			    will_be_open(state, false))
				continue;
			if (reserve_gate(change->closed))
				return -ENOMEM;
			change->closed->gates[change->closed->count++] = &state->gate;
		}
	return 0;
}

/* Open and close what the change does, or, with UNDO, as it was. */
static void move_gates(const struct change *change, bool undo)
{
	struct markers_object *object;
	size_t i;

	for (object = markers_objects; object; object = object->next)
		for (i = 0; object->ready && i < object->state_count; i++) {
			struct markers_state *state = &object->states[i];
			bool open;

			if (!state->match)
				continue;
			open = undo ? state->was_open : will_be_open(state, change->on);
			if (open == state->open)
				continue;
			state->open = open;
			markers_probes_show(state);
		}
}

static int deselect(struct markers_marker *marker, void *data)
{
	(void)data;
	marker->selected = false;
	return 0;
}

/* Select what the attachment is bound to: that is what loses a probe. */
static int select_bound(struct markers_marker *marker, void *data)
{
	marker->selected = markers_probes_bound(marker, data);
	return 0;
}

static int count_selected(struct markers_marker *marker, void *data)
{
	struct change *change = data;

	change->markers += marker->selected;
	return 0;
}

static int prepare(struct markers_marker *marker, void *data)
{
	struct change *change = data;
	int r = 0;

	if (!marker->selected)
		return 0;
	if (change->on)
		r = markers_probes_bind(marker, change->attachment);
	return r ? r : markers_probes_prepare(marker);
}

static int swap(struct markers_marker *marker, void *data)
{
	(void)data;
	if (marker->selected)
		markers_probes_swap(marker);
	return 0;
}

static int finish(struct markers_marker *marker, void *data)
{
	(void)data;
	if (marker->selected)
		markers_probes_finish(marker);
	return 0;
}

static int unbind(struct markers_marker *marker, void *data)
{
	markers_probes_unbind(marker, data);
	return 0;
}

/* Write the sites.  Gates are open before they are on, and closed before they are
   off, so that the batch's barriers serve for the gates, too. */
static int change_sites(struct change *change)
{
	int r = plan_gates(change);

	if (r)
		return r;
	move_gates(change, false);
	r = markers_batch_write(&batch, change->on);
	if (r)
		move_gates(change, true);
	else if (!change->on && !batch.count)
		markers_barrier();
	return r;
}

static int change_sites_and_probes(struct change *change)
{
	struct markers_attachment *attachment = change->attachment;
	int r;

	attachment->leaving = !change->on;
	r = markers_registry_each(prepare, change);
	if (!r) {
		markers_registry_each(swap, NULL);
		r = change_sites(change);
		if (r)
			markers_registry_each(swap, NULL);
	}
	attachment->leaving = false;
	markers_registry_each(finish, NULL);
	if (!r != change->on) {
		/* It has gone, or never came: somebody may be in it yet. */
		markers_registry_each(unbind, attachment);
		markers_probes_withdraw(attachment);
		markers_barrier();
	}
	return r;
}

static int change_sites_and_keys(struct change *change)
{
	int r;

	markers_keys_store(change->on);
	r = change_sites(change);
	if (r)
		markers_keys_restore();
	return r;
}

static void list_attachment(struct markers_attachment *attachment, bool on)
{
	struct markers_attachment **link = &attachments;

	if (on) {
		*attachments_end = attachment;
		attachments_end = &attachment->next;
		return;
	}
	while (*link != attachment)
		link = &(*link)->next;
	*link = attachment->next;
	if (!*link)
		attachments_end = link;
}


static int run_change(void *data)
{
	struct change *change = data;
	struct markers_object *object;
	int r = markers_registry_settle_new();

	if (!r)
		r = markers_history_reserve();
	if (r)
		return r;
	markers_batch_empty(&batch);
	markers_probes_reclaim();
	markers_registry_each(deselect, NULL);
	for (object = markers_objects; object; object = object->next) {
		if (object->ready)
			r = markers_selection_collect(object, change->pattern,
						      change->on, &batch);
		if (!r && object->ready && !change->attachment &&
		    markers_keys_select(object, change->pattern))
			r = markers_keys_collect(object, change->on, &batch);
		if (r)
			return r;
	}
	/* Gates that close need it even without sites. */
	if (batch.count || !change->on)
		r = markers_barrier_prepare();
	if (r)
		return r;
	if (change->attachment) {
		if (change->on)
			change->attachment->sequence = next_sequence++;
		else
			markers_registry_each(select_bound, change->attachment);
	}
	r = change->attachment ? change_sites_and_probes(change) :
				 change_sites_and_keys(change);
	if (r)
		return r;
	for (object = markers_objects; object; object = object->next)
		if (object->ready)
			markers_selection_count(object, change->pattern, change->on, 1);
	markers_history_add(change->pattern, change->on);
	if (change->attachment)
		list_attachment(change->attachment, change->on);
	markers_registry_each(count_selected, change);
	return change->markers;
}

int markers_registry_change(struct markers_pattern *pattern, bool on,
			    struct markers_attachment *attachment,
			    struct markers_gates *closed)
{
	struct change change = { pattern, on, attachment, closed, 0 };
	const int r = markers_with_objects(run_change, &change);

	if (r < 0)
		closed->count = 0;
	return r;
}

struct markers_attachment *markers_registry_find(const struct markers_pattern *pattern,
						 void (*probe)(void), void *data)
{
	struct markers_attachment *attachment, *found = NULL;

	for (attachment = attachments; attachment; attachment = attachment->next)
		if (attachment->probe.function == probe && attachment->probe.data == data &&
		    markers_pattern_same_text(attachment->pattern, pattern))
			found = attachment;
	return found;
}

/* New objects. */

/* Bind all attachments that OBJECT's part of the markers is matched by. */
static int bind_attachments(struct markers_object *object)
{
	struct markers_attachment *attachment;

	for (attachment = attachments; attachment; attachment = attachment->next) {
		size_t i;

		markers_selection_match(object, attachment->pattern);
		markers_selection_widen(object, attachment->pattern);
		for (i = 0; i < object->state_count; i++) {
			struct markers_marker *marker = object->states[i].marker;
			int r;

			if (object->states[i].match != MARKERS_MATCH_ALL ||
			    markers_probes_bound(marker, attachment))
				continue;
			r = markers_probes_bind(marker, attachment);
			if (r)
				return r;
			marker->changed = true;
		}
	}
	return 0;
}

/* Show MARKER's blocks its body and probes, after objects have come or gone. */
static int refresh(struct markers_marker *marker, void *data)
{
	int r;

	(void)data;
	if (!marker->changed)
		return 0;
	r = markers_probes_prepare(marker);
	if (r)
		return r;
	markers_probes_swap(marker);
	markers_probes_finish(marker);
	marker->changed = false;
	return 0;
}

static void open_new(struct markers_object *object)
{
	size_t i;

	for (i = 0; i < object->state_count; i++) {
		struct markers_state *state = &object->states[i];

		state->open = state->count || state->sites_on;
		markers_probes_show(state);
	}
}

/* Take a new object through the history. */
static int replay(struct markers_object *object)
{
	size_t i;
	int r = 0;

	for (i = 0; !r && i < markers_history_count; i++) {
		const struct markers_event *event = &markers_history[i];

		if (!markers_selection_match(object, event->pattern))
			continue;
		r = markers_selection_prepare(object);
		if (!r)
			markers_selection_count(object, event->pattern, event->on,
						event->count);
	}
	if (!r && markers_note_has_sites_on(object->note))
		r = markers_selection_count_on(object);
	markers_batch_empty(&batch);
	if (!r)
		r = markers_selection_collect_new(object, &batch);
	if (!r && batch.count)
		r = markers_barrier_prepare();
	if (r)
		return r;
	open_new(object);
	return markers_batch_write(&batch, true);
}

/* Start again from nothing at the next call. */
static void unwind(struct markers_object *object)
{
	size_t i;

	free(object->counts);
	object->counts = NULL;
	for (i = 0; i < object->state_count; i++) {
		struct markers_state *state = &object->states[i];

		state->count = state->sites_on = 0;
		state->varied = state->open = false;
		state->descriptor->enabled = 0;
		markers_probes_show(state);
	}
}

int markers_registry_settle_new(void)
{
	struct markers_object *object;
	int result = 0, r;

	for (object = markers_objects; object; object = object->next) {
		if (object->ready || object->leaving)
			continue;
		r = bind_attachments(object);
		if (!r)
			r = markers_registry_each(refresh, NULL);
		if (!r && (markers_history_count || markers_note_has_sites_on(object->note)))
			r = replay(object);
		if (!r && (markers_history_count || markers_keys_in_use ||
			   markers_note_has_sites_on(object->note)))
			r = markers_keys_settle(object, &batch);
		object->ready = !r;
		if (r)
			unwind(object);
		if (r && !result)
			result = r;
	}
	/* Objects that went may have taken a body along. */
	r = markers_registry_each(refresh, NULL);
	return r ? r : result;
}

static int run_settle(void *data)
{
	(void)data;
	return markers_registry_settle_new();
}

int markers_registry_settle(bool sites_on)
{
	return sites_on || markers_history_count || attachments || markers_keys_in_use ?
		       markers_with_objects(run_settle, NULL) :
		       0;
}

/* What runs in other objects' blocks must not be in one that goes. */
static void take_body_away(struct markers_object *object)
{
	size_t i;

	for (i = 0; i < object->state_count; i++) {
		struct markers_state *state = &object->states[i], *other;

		if (state->key)
			continue;
		state->own_body = NULL;
		state->open = false;
		markers_probes_show(state);
		state->marker->changed = true;
		if (!refresh(state->marker, NULL))
			continue;
		/* No memory for the new lists: better nothing than that. */
		for (other = state->marker->states; other; other = other->next) {
			other->open = false;
			markers_probes_show(other);
		}
	}
}

static int unload(void *note)
{
	struct markers_object *object = markers_objects_leave(note);

	if (!object)
		return 0;
	take_body_away(object);
	if (!markers_barrier_prepare())
		markers_barrier();
	return 0;
}

void markers_registry_unload(const struct marker_object_note *note)
{
	/* The program goes only with the process, and then all others go, too:
	   nothing will be missing, and threads may still be running. */
	static bool exiting;

	exiting |= markers_objects_is_program(note);
	if (!exiting && markers_objects)
		markers_with_objects(unload, (void *)(uintptr_t)note);
}
