/* SPDX-License-Identifier: MIT */
/* Objects that come and go: what has been enabled and attached holds for them, too. */
#include "barrier.h"
#include "change.h"
#include "history.h"
#include "keys.h"
#include "probes.h"
#include "selection.h"

#include <stdlib.h>

/* Bind ITEM's attachment to the markers of which OBJECT has what it matches. */
static int bind(struct markers_object *object, struct markers_item *item)
{
	struct markers_change change = {
		.on = true, .settling = true, .items = item, .item_count = 1
	};
	int r = markers_change_select(&change, object);

	if (!r)
		r = markers_selection_find(&change, object);
	markers_change_end(&change);
	return r;
}

static int bind_attachments(struct markers_object *object)
{
	struct markers_attachment *attachment;
	int r = 0;

	for (attachment = markers_attachments; attachment && !r; attachment = attachment->next) {
		struct markers_item item = { attachment->pattern, attachment, 1 };

		r = bind(object, &item);
	}
	return r;
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

static int refresh_all(void)
{
	int r = markers_registry_stale ? markers_registry_each(refresh, NULL) : 0;

	markers_registry_stale = r != 0;
	return r;
}

/* What is new sees the probes and the body that its markers have. */
static int begin_states(struct markers_object *object)
{
	size_t i;
	int r = 0;

	for (i = 0; i < object->state_count && !r; i++)
		if (object->states[i].fresh)
			r = markers_probes_begin(&object->states[i]);
	return r;
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

static int replay_event(struct markers_object *object, const struct markers_event *event)
{
	struct markers_item item = { event->pattern, NULL, event->count };
	struct markers_change change = { .on = event->on, .items = &item, .item_count = 1 };
	int r = markers_change_select(&change, object);

	if (!r && object->parts)
		r = markers_selection_prepare(&change, object);
	if (!r && object->parts)
		markers_selection_count(&change, object);
	markers_change_end(&change);
	return r;
}

/* Turn on what is to be on in a new object. */
static int write_new(struct markers_object *object)
{
	struct markers_change change = { .on = true };
	int r = markers_selection_collect_new(object, &change.batch);

	if (!r && change.batch.count)
		r = markers_barrier_prepare();
	if (!r) {
		open_new(object);
		r = markers_change_write(&change);
	}
	markers_change_end(&change);
	return r;
}

/* Take a new object through the history. */
static int replay(struct markers_object *object)
{
	size_t i;
	int r = 0;

	for (i = 0; !r && i < markers_history_count; i++)
		r = replay_event(object, &markers_history[i]);
	if (!r && markers_note_has_sites_on(object->note))
		r = markers_selection_count_on(object);
	return r ? r : write_new(object);
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
		if (object->ready || !object->read)
			continue;
		r = bind_attachments(object);
		if (!r)
			r = refresh_all();
		if (!r)
			r = begin_states(object);
		if (!r && (markers_history_count || markers_note_has_sites_on(object->note)))
			r = replay(object);
		if (!r && (markers_history_count || markers_keys_in_use ||
			   markers_note_has_sites_on(object->note)))
			r = markers_keys_settle(object);
		object->ready = !r;
		if (r)
			unwind(object);
		if (r && !result)
			result = r;
	}
	/* Objects that went may have taken a body along. */
	r = refresh_all();
	return r ? r : result;
}

int markers_registry_settle(bool sites_on)
{
	int r;

	if (!sites_on && !markers_history_count && !markers_attachments && !markers_keys_in_use)
		return 0;
	r = markers_objects_read();
	return r ? r : markers_registry_settle_new();
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
		if (state->marker->body != state)
			continue;
		markers_marker_changed(state->marker);
		if (!refresh(state->marker, NULL))
			continue;
		/* No memory for the new lists: better nothing than that. */
		for (other = state->marker->states; other; other = other->next) {
			other->open = false;
			markers_probes_show(other);
		}
	}
}

void markers_registry_unload(const struct marker_object_note *note)
{
	/* The program goes only with the process, and then all others go, too:
	   nothing will be missing, and threads may still be running. */
	static bool exiting;
	struct markers_object *object = markers_objects_find(note);

	exiting |= object && !*object->path;
	if (exiting || !object)
		return;
	take_body_away(object);
	if (!markers_barrier_prepare())
		markers_barrier();
	markers_objects_leave(object);
}
