/* SPDX-License-Identifier: MIT */
/*
 * Keys.  Each object that tests a key has a descriptor of it, which names the
 * variable; the variable is the key.  Its value is what all its sites say, but for
 * the time of a change: the variable is written first, and the sites then.
 */
#include "keys.h"
#include "barrier.h"
#include "history.h"
#include "selection.h"

bool markers_keys_in_use;

static bool value_of(const bool *key)
{
	return __atomic_load_n(key, __ATOMIC_ACQUIRE);
}

/* The order is total, so that it is seen when the call returns. */
static void store(const struct markers_state *state, bool on)
{
	__atomic_store_n(state->key, on, __ATOMIC_SEQ_CST);
}

/* Several objects may have the same key: all are looked at before one is written. */
void markers_keys_store(struct markers_change *change)
{
	size_t i;

	for (i = 0; i < change->part_count; i++)
		if (change->parts[i].state->key)
			change->parts[i].key_before = value_of(change->parts[i].state->key);
	for (i = 0; i < change->part_count; i++)
		if (change->parts[i].state->key)
			store(change->parts[i].state, change->on);
}

void markers_keys_restore(struct markers_change *change)
{
	size_t i;

	for (i = 0; i < change->part_count; i++)
		if (change->parts[i].state->key)
			store(change->parts[i].state, change->parts[i].key_before);
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
	const struct markers_event *last = NULL;
	size_t i;

	if (known_before(state))
		return value_of(state->key);
	for (i = 0; i < markers_history_count; i++) {
		const struct markers_event *event = &markers_history[i];

		if ((!last || event->time > last->time) &&
		    markers_pattern_match(event->pattern, state->descriptor) == MARKERS_MATCH_ALL)
			last = event;
	}
	return last ? last->on : value_of(state->key);
}

/* Make the sites of those keys of OBJECT that are ON so. */
static int align(struct markers_object *object, bool on)
{
	struct markers_change change = { .on = on };
	size_t i;
	int r = 0;

	for (i = 0; i < object->state_count && !r; i++)
		if (object->states[i].key && value_of(object->states[i].key) == on)
			r = markers_change_add(&change, &object->states[i]);
	if (!r && object->parts)
		r = markers_selection_collect(&change, object);
	if (!r && change.batch.count)
		r = markers_barrier_prepare();
	if (!r)
		r = markers_change_write(&change);
	markers_change_end(&change);
	return r;
}

int markers_keys_settle(struct markers_object *object)
{
	size_t i;
	int r;

	if (!object->has_keys)
		return 0;
	for (i = 0; i < object->state_count; i++)
		if (object->states[i].key)
			store(&object->states[i], wanted(&object->states[i]));
	r = align(object, true);
	return r ? r : align(object, false);
}
