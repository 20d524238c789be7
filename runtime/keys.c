/* SPDX-License-Identifier: MIT */
/*
 * Keys.  Each object that tests a key has a descriptor of it, which names the
 * variable; the variable is the key.  Its value is what all its sites say, but for
 * the time of a change: the variable is written first, and the sites then.
 */
#include "keys.h"
#include "barrier.h"
#include "history.h"
#include "registry.h"

#include <errno.h>

bool markers_keys_in_use;

static bool value_of(const bool *key)
{
	return __atomic_load_n(key, __ATOMIC_ACQUIRE);
}

void markers_keys_match(const struct markers_object *object,
			const struct markers_pattern *pattern)
{
	size_t i;

	for (i = 0; object->has_keys && i < object->state_count; i++) {
		struct markers_state *state = &object->states[i];

		if (state->key)
			state->match = pattern ? markers_pattern_match(pattern,
								       state->descriptor) :
						 MARKERS_MATCH_ALL;
	}
}

bool markers_keys_select(const struct markers_object *object,
			 const struct markers_pattern *pattern)
{
	bool any = false;
	size_t i;

	for (i = 0; object->has_keys && i < object->state_count; i++) {
		struct markers_state *state = &object->states[i];

		state->key_changing =
			state->key && pattern &&
			markers_pattern_match(pattern, state->descriptor) == MARKERS_MATCH_ALL;
		any |= state->key_changing;
		if (state->key_changing)
			state->marker->selected = true;
	}
	return any;
}

bool markers_keys_select_address(const struct markers_object *object, const bool *address)
{
	bool any = false;
	size_t i;

	for (i = 0; object->has_keys && i < object->state_count; i++) {
		struct markers_state *state = &object->states[i];

		state->key_changing = state->key && state->key == address;
		any |= state->key_changing;
	}
	return any;
}

int markers_keys_collect(const struct markers_object *object, bool on,
			 struct markers_batch *batch)
{
	size_t i;
	int r = 0;

	for (i = 0; i < object->site_count && !r; i++) {
		const struct marker_site *row = &object->sites[i];
		const struct markers_state *state = markers_row_state(object, row);

		if (!state || !state->key_changing)
			continue;
		r = markers_site_plain(row) ?
			    markers_batch_add(batch, row, 1, &object->extent, on) :
			    markers_batch_add_form(batch, row, on);
	}
	return r;
}

static void each_changing(void (*visit)(struct markers_state *, bool), bool on)
{
	const struct markers_object *object;
	size_t i;

	for (object = markers_objects; object; object = object->next)
		for (i = 0; object->ready && object->has_keys && i < object->state_count; i++)
			if (object->states[i].key_changing)
				visit(&object->states[i], on);
}

static void remember(struct markers_state *state, bool on)
{
	(void)on;
	state->key_before = value_of(state->key);
}

/* The order is total, so that it is seen when the call returns. */
static void store(struct markers_state *state, bool on)
{
	__atomic_store_n(state->key, on, __ATOMIC_SEQ_CST);
}

static void restore(struct markers_state *state, bool on)
{
	(void)on;
	store(state, state->key_before);
}

void markers_keys_store(bool on)
{
	each_changing(remember, on);
	each_changing(store, on);
}

void markers_keys_restore(void)
{
	each_changing(restore, false);
}

/* Does an object that was there before have this key, too? */
static bool known_before(const struct markers_state *state)
{
	const struct markers_object *object;
	size_t i;

	for (object = markers_objects; object; object = object->next)
		for (i = 0; object->ready && object->has_keys && i < object->state_count; i++)
			if (object->states[i].key == state->key)
				return true;
	return false;
}

/* What the patterns given so far make of a new key. */
static bool wanted(const struct markers_state *state)
{
	bool on = value_of(state->key);
	size_t i;

	if (known_before(state))
		return on;
	for (i = 0; i < markers_history_count; i++)
		if (markers_pattern_match(markers_history[i].pattern, state->descriptor) ==
		    MARKERS_MATCH_ALL)
			on = markers_history[i].on;
	return on;
}

/* Make the sites of those keys of OBJECT that are ON so. */
static int align(struct markers_object *object, bool on, struct markers_batch *batch)
{
	bool any = false;
	size_t i;
	int r;

	for (i = 0; i < object->state_count; i++) {
		struct markers_state *state = &object->states[i];

		state->key_changing = state->key && value_of(state->key) == on;
		any |= state->key_changing;
	}
	if (!any)
		return 0;
	markers_batch_empty(batch);
	r = markers_keys_collect(object, on, batch);
	if (!r && batch->count)
		r = markers_barrier_prepare();
	return r ? r : markers_batch_write(batch, on);
}

int markers_keys_settle(struct markers_object *object, struct markers_batch *batch)
{
	size_t i;
	int r;

	if (!object->has_keys)
		return 0;
	for (i = 0; i < object->state_count; i++)
		if (object->states[i].key)
			store(&object->states[i], wanted(&object->states[i]));
	r = align(object, true, batch);
	return r ? r : align(object, false, batch);
}
