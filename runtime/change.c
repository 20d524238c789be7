/* SPDX-License-Identifier: MIT */
/* The road that every change takes: select, prepare, write, then count or undo. */
#include "change.h"
#include "barrier.h"
#include "history.h"
#include "keys.h"
#include "probes.h"
#include "selection.h"

#include <errno.h>
#include <stdlib.h>

/* Room for one more of SIZE bytes in *ARRAY. */
static bool grow(void **array, size_t count, size_t *capacity, size_t size)
{
	const size_t more = 2 * *capacity + 16;
	void *p;

	if (count < *capacity)
		return true;
	p = realloc(*array, more * size);
	if (!p)
		return false;
	*array = p;
	*capacity = more;
	return true;
}

/* Selecting. */

static struct markers_part *part_of(struct markers_change *change, struct markers_state *state)
{
	struct markers_object *object = state->object;
	struct markers_part *part;

	if (state->part)
		return &change->parts[state->part - 1];
	if (!grow((void **)&change->parts, change->part_count, &change->part_capacity,
		  sizeof(*change->parts)))
		return NULL;
	part = &change->parts[change->part_count++];
	*part = (struct markers_part){ .state = state, .next = object->parts };
	state->part = object->parts = (uint32_t)change->part_count;
	return part;
}

int markers_change_concerns(struct markers_change *change, struct markers_marker *marker,
			    const struct markers_item *item)
{
	if (!marker->part) {
		if (!grow((void **)&change->markers, change->marker_count,
			  &change->marker_capacity, sizeof(struct markers_marker *)))
			return -ENOMEM;
		change->markers[change->marker_count++] = marker;
		marker->part = (uint32_t)change->marker_count;
	}
	if (!item || !item->attachment || markers_probes_bound(marker, item->attachment))
		return 0;
	if (change->settling)
		markers_marker_changed(marker);
	return markers_probes_bind(marker, item->attachment);
}

/* Those whose probes change with a detach are what the attachment is bound to. */
static int concerns(struct markers_change *change, struct markers_marker *marker,
		    const struct markers_item *item)
{
	if (change->listing || (item->attachment && !change->on))
		return 0;
	return markers_change_concerns(change, marker, item);
}

int markers_change_add(struct markers_change *change, struct markers_state *state)
{
	struct markers_part *part = part_of(change, state);

	if (!part)
		return -ENOMEM;
	part->whole = 1;
	return 0;
}

struct selecting {
	struct markers_change *change;
	struct markers_object *object;
	uint32_t item; /* from 1 */
};

static int add_pick(struct markers_change *change, struct markers_part *part, uint32_t item)
{
	if (!grow((void **)&change->picks, change->pick_count, &change->pick_capacity,
		  sizeof(*change->picks)))
		return -ENOMEM;
	change->picks[change->pick_count++] = (struct markers_pick){ item, part->picks, false };
	part->picks = (uint32_t)change->pick_count;
	return 0;
}

static int select_state(struct markers_state *state, void *data)
{
	const struct selecting *selecting = data;
	struct markers_change *change = selecting->change;
	const struct markers_item *item = &change->items[selecting->item - 1];
	enum markers_match match;
	struct markers_part *part;

	if (selecting->object ? state->object != selecting->object :
				!state->object->ready && !change->listing)
		return 0;
	match = item->pattern ? markers_pattern_match(item->pattern, state->descriptor) :
				MARKERS_MATCH_ALL;
	/* Keys take no probes, and are set as a whole. */
	if (!match || (state->key && !change->listing &&
		       (match != MARKERS_MATCH_ALL || item->attachment || selecting->object)))
		return 0;
	part = part_of(change, state);
	if (!part)
		return -ENOMEM;
	/* The pattern may name it twice. */
	if (part->item == selecting->item)
		return 0;
	part->item = selecting->item;
	if (match == MARKERS_MATCH_SITES)
		return add_pick(change, part, selecting->item - 1);
	part->whole += item->times;
	return concerns(change, state->marker, item);
}

int markers_change_select(struct markers_change *change, struct markers_object *object)
{
	struct selecting selecting = { change, object, 0 };
	int r = 0;

	while (selecting.item < change->item_count && !r) {
		const struct markers_item *item = &change->items[selecting.item++];

		r = markers_registry_each_state(item->pattern, object, select_state, &selecting);
	}
	return r;
}

static int select_key(struct markers_change *change)
{
	struct markers_object *object;
	size_t i;
	int r = 0;

	for (object = markers_objects; object; object = object->next)
		for (i = 0; object->ready && object->has_keys && i < object->state_count && !r; i++)
			if (object->states[i].key == change->key)
				r = markers_change_add(change, &object->states[i]);
	return r || change->part_count ? r : -ENOENT;
}

/* Whatever ITEM's attachment is bound to loses a probe. */
static int select_bound(struct markers_change *change, const struct markers_item *item)
{
	const struct markers_attachment *attachment = item->attachment;
	size_t i;
	int r = 0;

	for (i = 0; attachment && i < attachment->marker_count && !r; i++)
		r = markers_change_concerns(change, attachment->markers[i], NULL);
	return r;
}

static int select_all(struct markers_change *change)
{
	struct markers_object *object;
	size_t i;
	int r = change->key ? select_key(change) : markers_change_select(change, NULL);

	for (i = 0; i < change->item_count && !change->on && !r; i++)
		r = select_bound(change, &change->items[i]);
	for (object = markers_objects; object && !r; object = object->next)
		if (object->parts)
			r = markers_selection_collect(change, object);
	return r;
}

void markers_change_end(struct markers_change *change)
{
	size_t i;

	for (i = 0; i < change->part_count; i++) {
		change->parts[i].state->part = 0;
		change->parts[i].state->object->parts = 0;
	}
	for (i = 0; i < change->marker_count; i++)
		change->markers[i]->part = 0;
	free(change->parts);
	free(change->picks);
	free(change->markers);
	markers_batch_free(&change->batch);
	*change = (struct markers_change){ .on = change->on,
					   .listing = change->listing,
					   .key = change->key,
					   .items = change->items,
					   .item_count = change->item_count,
					   .closed = change->closed };
}

/* Gates. */

/* Will the part's state be open after the change? */
static bool will_be_open(const struct markers_part *part, bool on)
{
	const struct markers_state *state = part->state;

	if (on)
		return state->open || part->whole || part->sites_changing;
	return markers_counted(state->count, false, part->whole) ||
	       state->sites_on - part->sites_changing;
}

/* See which states open or close: room is made for those that close. */
static int plan_gates(struct markers_change *change)
{
	struct markers_gates *closed = change->closed;
	size_t i;

	for (i = 0; i < change->part_count; i++) {
		struct markers_part *part = &change->parts[i];

		part->was_open = part->state->open;
		if (part->state->key || change->on || !part->was_open ||
		    will_be_open(part, false))
			continue;
		if (!grow((void **)&closed->gates, closed->count, &closed->capacity,
			  sizeof(*closed->gates)))
			return -ENOMEM;
		closed->gates[closed->count++] = &part->state->gate;
	}
	return 0;
}

/* Open and close what the change does, or, with UNDO, as it was. */
static void move_gates(const struct markers_change *change, bool undo)
{
	size_t i;

	for (i = 0; i < change->part_count; i++) {
		const struct markers_part *part = &change->parts[i];
		const bool open = undo ? part->was_open : will_be_open(part, change->on);

		if (part->state->key || open == part->state->open)
			continue;
		part->state->open = open;
		markers_probes_show(part->state);
	}
}

/* Writing. */

int markers_change_write(struct markers_change *change)
{
	return markers_batch_write(&change->batch, change->on);
}

/* Write keys and sites.  Gates are open before sites are on, and closed before they are
   off, so that the batch's barriers serve for the gates, too. */
static int write_sites(struct markers_change *change)
{
	int r = plan_gates(change);

	if (r)
		return r;
	markers_keys_store(change);
	move_gates(change, false);
	r = markers_change_write(change);
	if (r) {
		move_gates(change, true);
		markers_keys_restore(change);
	} else if (!change->on && !change->key && !change->batch.count)
		markers_barrier();
	return r;
}

static int prepare_probes(struct markers_change *change)
{
	size_t i;
	int r = 0;

	for (i = 0; i < change->marker_count && !r; i++)
		r = markers_probes_prepare(change->markers[i]);
	return r;
}

static void each_marker(const struct markers_change *change,
			void (*visit)(struct markers_marker *))
{
	size_t i;

	for (i = 0; i < change->marker_count; i++)
		visit(change->markers[i]);
}

static void set_leaving(struct markers_change *change, bool leaving)
{
	size_t i;

	for (i = 0; i < change->item_count; i++)
		change->items[i].attachment->leaving = leaving;
}

/* Its probes have gone, or never came: somebody may be in them yet. */
static void take_probes_away(struct markers_change *change)
{
	size_t i;

	for (i = 0; i < change->item_count; i++) {
		markers_probes_unbind_all(change->items[i].attachment);
		markers_probes_withdraw(change->items[i].attachment);
	}
	markers_barrier();
}

static int write_sites_and_probes(struct markers_change *change)
{
	int r;

	set_leaving(change, !change->on);
	r = prepare_probes(change);
	if (!r) {
		each_marker(change, markers_probes_swap);
		r = write_sites(change);
		if (r)
			each_marker(change, markers_probes_swap);
	}
	set_leaving(change, false);
	each_marker(change, markers_probes_finish);
	if (!r != change->on)
		take_probes_away(change);
	return r;
}

/* It has been written: what it means lasts. */
static void commit(struct markers_change *change)
{
	struct markers_object *object;
	size_t i;

	for (object = markers_objects; object && !change->key; object = object->next)
		if (object->parts)
			markers_selection_count(change, object);
	for (i = 0; i < change->item_count; i++) {
		markers_history_add(change->items[i].pattern, change->on);
		if (change->items[i].attachment)
			markers_registry_list(change->items[i].attachment, change->on);
	}
}

static int select_and_write(struct markers_change *change, bool probes)
{
	size_t i;
	int r;

	for (i = 0; probes && change->on && i < change->item_count; i++)
		markers_registry_number(change->items[i].attachment);
	r = select_all(change);
	/* Gates that close need it even without sites. */
	if (!r && (change->batch.count || (!change->on && !change->key)))
		r = markers_barrier_prepare();
	if (!r)
		return probes ? write_sites_and_probes(change) : write_sites(change);
	for (i = 0; probes && change->on && i < change->item_count; i++)
		markers_probes_unbind_all(change->items[i].attachment);
	return r;
}

/* Leave out rows that lead to no site; then the change begins again. */
static bool refuse(struct markers_change *change)
{
	struct markers_object *object;
	bool any = false;

	for (object = markers_objects; object; object = object->next)
		if (object->parts)
			any |= markers_selection_refuse(object);
	if (any)
		markers_change_end(change);
	return any;
}

static int run(struct markers_change *change)
{
	const bool probes = change->item_count && change->items[0].attachment;
	int r, markers;

	if (change->key)
		markers_keys_in_use = true; /* what is loaded later has to be looked at */
	r = markers_registry_settle_new();
	if (!r)
		r = markers_history_reserve(change->item_count);
	if (r)
		return r;
	if (change->keep)
		change->on = *change->key;
	markers_probes_reclaim();
	do
		r = select_and_write(change, probes);
	while (r == -EBUSY && change->on && refuse(change));
	if (!r)
		commit(change);
	markers = (int)change->marker_count;
	markers_change_end(change);
	return r ? r : markers;
}

int markers_change_run(struct markers_change *change)
{
	const int r = run(change);

	if (r < 0)
		change->closed->count = 0;
	return r;
}

int markers_registry_change(struct markers_pattern *pattern, bool on,
			    struct markers_gates *closed)
{
	struct markers_item item = { .pattern = pattern, .times = 1 };
	struct markers_change change = {
		.on = on, .items = &item, .item_count = 1, .closed = closed
	};

	return markers_change_run(&change);
}

static int set_key(struct markers_change *change)
{
	struct markers_gates none = { 0 };
	int r;

	change->closed = &none;
	r = markers_change_run(change);
	return r < 0 ? r : 0;
}

int markers_registry_set_key(const bool *key, bool value)
{
	struct markers_change change = { .on = value, .key = key };

	return set_key(&change);
}

int markers_registry_keep_key(const bool *key)
{
	struct markers_change change = { .key = key, .keep = true };

	return set_key(&change);
}
