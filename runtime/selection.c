/* SPDX-License-Identifier: MIT */
/*
 * What a pattern selects in an object, and the counts of its sites.  These are the
 * loops over all rows, so they are written for objects with very many: the first
 * enable makes an index of the rows, which later ones walk instead.
 */
#include "selection.h"
#include "registry.h"

#include <errno.h>
#include <stdlib.h>

bool markers_selection_match(const struct markers_object *object,
			     const struct markers_pattern *pattern)
{
	bool any = false;
	size_t i;

	for (i = 0; i < object->state_count; i++) {
		struct markers_state *state = &object->states[i];

		state->match = pattern ? markers_pattern_match(pattern, state->descriptor) :
					 MARKERS_MATCH_ALL;
		any |= state->match != MARKERS_MATCH_NONE;
	}
	return any;
}

int markers_selection_prepare(struct markers_object *object)
{
	const size_t count = object->site_count;
	struct markers_spot *index;
	uint32_t *counts;
	size_t i;

	if (object->index || !count)
		return 0;
	index = malloc(count * sizeof(*index));
	counts = calloc(count, sizeof(*counts));
	if (!index || !counts) {
		free(index);
		free(counts);
		return -ENOMEM;
	}
	for (i = 0; i < count; i++) {
		const struct marker_site *row = &object->sites[i];
		const struct markers_state *state = markers_row_state(object, row);

		markers_arch_spot(row, &index[i]);
		index[i].owner = state ? (uint32_t)(state - object->states) : MARKERS_NO_STATE;
	}
	object->index = index;
	object->counts = counts;
	return 0;
}

/* The state of row I if PATTERN selects it; by the index. */
static inline struct markers_state *indexed(const struct markers_object *object, size_t i,
					    const struct markers_pattern *pattern)
{
	const uint32_t number = object->index[i].owner;
	struct markers_state *state = &object->states[number];

	if (number == MARKERS_NO_STATE || state->match == MARKERS_MATCH_NONE)
		return NULL;
	if (state->match == MARKERS_MATCH_SITES &&
	    !markers_pattern_match_site(pattern, state->descriptor,
					markers_site_location(&object->sites[i])))
		return NULL;
	return state;
}

static bool any_single_sites(const struct markers_object *object)
{
	size_t i;

	for (i = 0; i < object->state_count; i++)
		if (object->states[i].match == MARKERS_MATCH_SITES)
			return true;
	return false;
}

void markers_selection_widen(const struct markers_object *object,
			     const struct markers_pattern *pattern)
{
	size_t i;

	if (!any_single_sites(object))
		return;
	for (i = 0; i < object->site_count; i++) {
		struct markers_state *state = markers_selection_state(object, i, pattern);

		if (state)
			state->match = MARKERS_MATCH_ALL;
	}
}

/* Mark the markers of which PATTERN selects single sites. */
static void mark_selected(struct markers_object *object, const struct markers_pattern *pattern)
{
	size_t i;

	if (!any_single_sites(object))
		return;
	for (i = 0; i < object->site_count; i++) {
		struct markers_state *state = markers_selection_state(object, i, pattern);

		if (state)
			state->marker->selected = true;
	}
}

int markers_selection_collect(struct markers_object *object,
			      const struct markers_pattern *pattern, bool on,
			      struct markers_batch *batch)
{
	const uint32_t changing = on ? 0 : 1;
	const bool any = markers_selection_match(object, pattern);
	bool others = false;
	size_t i;

	for (i = 0; i < object->state_count; i++) {
		object->states[i].sites_changing = 0;
		if (object->states[i].match == MARKERS_MATCH_ALL)
			object->states[i].marker->selected = true;
	}
	if (!any)
		return 0;
	if (on && markers_selection_prepare(object))
		return -ENOMEM;
	if (!object->index) {
		/* Nothing is on, and disabling changes nothing. */
		mark_selected(object, pattern);
		return 0;
	}
	/* Room for all of them, so that the loop need not look after it. */
	if (markers_batch_reserve(batch, object->site_count))
		return -ENOMEM;
	for (i = 0; i < object->site_count; i++) {
		struct markers_state *state;

		/* The counts lie close together, so they are asked first. */
		if (object->counts[i] != changing) {
			others = true;
			continue;
		}
		state = indexed(object, i, pattern);
		if (!state)
			continue;
		state->sites_changing++;
		if (!markers_batch_add(batch, &object->index[i], on))
			return -EBUSY;
	}
	for (i = 0; i < object->state_count; i++)
		if (object->states[i].sites_changing)
			object->states[i].marker->selected = true;
	if (others)
		mark_selected(object, pattern);
	return 0;
}

void markers_selection_count(struct markers_object *object,
			     const struct markers_pattern *pattern, bool on,
			     unsigned int times)
{
	bool any = false;
	size_t i;

	for (i = 0; i < object->state_count; i++) {
		struct markers_state *state = &object->states[i];

		any |= state->match != MARKERS_MATCH_NONE;
		if (state->match != MARKERS_MATCH_ALL)
			continue;
		state->count = markers_counted(state->count, on, times);
		__atomic_store_n(&state->descriptor->enabled, state->count != 0,
				 __ATOMIC_RELEASE);
	}
	if (!object->index || !any)
		return;
	for (i = 0; i < object->site_count; i++) {
		struct markers_state *state = indexed(object, i, pattern);
		uint32_t before = object->counts[i], after;

		if (!state)
			continue;
		after = object->counts[i] = markers_counted(before, on, times);
		if (!before != !after)
			state->sites_on += after ? 1 : -1;
	}
}

void markers_selection_count_on(struct markers_object *object)
{
	size_t i;

	for (i = 0; i < object->site_count; i++) {
		const struct markers_spot *spot = &object->index[i];

		if (spot->owner == MARKERS_NO_STATE ||
		    markers_arch_bytes(spot) != MARKERS_BYTES_ON)
			continue;
		if (!object->counts[i]++)
			object->states[spot->owner].sites_on++;
	}
}

int markers_selection_collect_new(struct markers_object *object, struct markers_batch *batch)
{
	size_t i;

	if (!object->index)
		return 0;
	if (markers_batch_reserve(batch, object->site_count))
		return -ENOMEM;
	for (i = 0; i < object->site_count; i++)
		if (object->counts[i] &&
		    !markers_batch_add(batch, &object->index[i], true)) {
			object->counts[i] = 0;
			object->states[object->index[i].owner].sites_on--;
		}
	return 0;
}
