/* SPDX-License-Identifier: MIT */
/*
 * What a pattern selects in an object, and the counts of its sites.  Objects may
 * have very many, so what can be done for a marker is not done for its sites: as
 * long as no pattern has told them apart, each site's count is the marker's, and
 * none is kept.  Only then the state is "varied", and its sites have counts of
 * their own.
 */
#include "selection.h"
#include "barrier.h"
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

		/* keys.c sees to these */
		if (state->key)
			state->match = MARKERS_MATCH_NONE;
		else
			state->match = pattern ? markers_pattern_match(pattern,
								       state->descriptor) :
						 MARKERS_MATCH_ALL;
		any |= state->match != MARKERS_MATCH_NONE;
	}
	return any;
}

static bool any_single_sites(const struct markers_object *object)
{
	size_t i;

	for (i = 0; i < object->state_count; i++)
		if (object->states[i].match == MARKERS_MATCH_SITES)
			return true;
	return false;
}

/* All sites lie between the two: in which pages, if these are of one segment. */
static void note_extent(struct markers_object *object, unsigned char *lowest,
			unsigned char *highest)
{
	const uintptr_t page = (uintptr_t)1 << MARKERS_PAGE_SHIFT;
	const struct markers_segment *segment;
	uintptr_t stop = (uintptr_t)highest + MARKERS_SITE_BYTES;

	segment = markers_object_segment(object, (const char *)lowest);
	if (!segment || segment != markers_object_segment(object, (const char *)highest))
		return;
	stop = (stop + page - 1) & ~(page - 1);
	object->extent.start = (unsigned char *)((uintptr_t)lowest & ~(page - 1));
	object->extent.size = stop - (uintptr_t)object->extent.start;
}

/* Where each state's sites are.  Neighbours have most in common, which saves most of
   the questions in a table that may be long. */
static void survey(struct markers_object *object)
{
	const struct markers_segment *segment = NULL;
	const struct marker_descriptor *descriptor = NULL;
	struct markers_state *state = NULL;
	unsigned char *lowest = (unsigned char *)UINTPTR_MAX, *highest = NULL;
	uint32_t i;

	object->surveyed = object->sound = object->plain = true;
	for (i = 0; i < object->site_count; i++) {
		const struct marker_site *row = &object->sites[i];
		unsigned char *site = markers_site_address(row);
		struct markers_spot spot;

		if (!segment || (char *)site < segment->start ||
		    segment->stop - (char *)site < MARKERS_SITE_BYTES || !row->block ||
		    !markers_arch_spot(row, &spot) || !state ||
		    markers_site_descriptor(row) != descriptor) {
			state = markers_row_state(object, row);
			if (!state) {
				object->sound = false;
				continue;
			}
			descriptor = state->descriptor;
			segment = markers_object_segment(object, (const char *)site);
			if (!state->site_count)
				state->first = i;
		}
		state->site_count++;
		state->last = i;
		/* Keys' rows are never in a run of markers' rows. */
		object->plain &= markers_site_plain(row) || state->key;
		lowest = site < lowest ? site : lowest;
		highest = site > highest ? site : highest;
	}
	note_extent(object, lowest, highest);
}

/* The sites may have counts of their own: 0 or -ENOMEM. */
static int make_counts(struct markers_object *object)
{
	if (!object->counts)
		object->counts = calloc(object->site_count, sizeof(*object->counts));
	return object->counts ? 0 : -ENOMEM;
}

int markers_selection_prepare(struct markers_object *object)
{
	if (!object->surveyed)
		survey(object);
	return object->site_count && any_single_sites(object) ? make_counts(object) : 0;
}

/* The state of row I, null if the row is not sound. */
static inline struct markers_state *state_of(const struct markers_object *object, size_t i)
{
	const struct marker_site *row = &object->sites[i];

	return object->sound ? markers_site_descriptor(row)->runtime :
			       markers_row_state(object, row);
}

/* Does PATTERN, which has been matched, select row I, which is STATE's? */
static inline bool selects(const struct markers_object *object,
			   const struct markers_pattern *pattern,
			   const struct markers_state *state, size_t i)
{
	return state->match == MARKERS_MATCH_ALL ||
	       (state->match == MARKERS_MATCH_SITES &&
		markers_pattern_match_site(pattern, state->descriptor,
					   markers_site_location(&object->sites[i])));
}

struct markers_state *markers_selection_state(const struct markers_object *object, size_t i,
					      const struct markers_pattern *pattern)
{
	struct markers_state *state = state_of(object, i);

	return state && selects(object, pattern, state, i) ? state : NULL;
}

static inline uint32_t count_of(const struct markers_object *object,
				const struct markers_state *state, size_t i)
{
	return state->varied ? object->counts[i] : state->count;
}

/* Rows that have to be looked at one by one. */
struct range {
	size_t first, stop;
};

static void widen(struct range *range, const struct markers_state *state)
{
	if (!state->site_count)
		return;
	if (range->first > state->first)
		range->first = state->first;
	if (range->stop <= state->last)
		range->stop = (size_t)state->last + 1;
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

/* Do all sites of STATE change alike, if any does? */
static bool is_whole(const struct markers_state *state)
{
	return state->match == MARKERS_MATCH_ALL && !state->varied;
}

static bool is_one_run(const struct markers_state *state)
{
	return state->last - state->first + 1 == state->site_count;
}

/* Where the batch is few runs of rows, and no row needs a look, add them: 0, -EBUSY
   or -ENOMEM.  Else 1, and *RANGE is where to look. */
static int collect_runs(struct markers_object *object, uint32_t changing, bool on,
			struct markers_batch *batch, struct range *range)
{
	enum { FEW = 8 };
	struct markers_state *runs[FEW];
	size_t i, sites = 0, count = 0;
	bool look = false;
	int r = 0;

	for (i = 0; i < object->state_count; i++) {
		struct markers_state *state = &object->states[i];

		if (!state->match || !state->site_count ||
		    (is_whole(state) && state->count != changing))
			continue;
		widen(range, state);
		look |= !is_whole(state);
		sites += state->site_count;
		if (!is_one_run(state) || count >= FEW)
			count = FEW + 1;
		else
			runs[count++] = state;
	}
	if (look || !object->plain || (count > FEW && sites != object->site_count))
		return 1;
	for (i = 0; i < object->state_count; i++)
		if (object->states[i].match && object->states[i].count == changing)
			object->states[i].sites_changing = object->states[i].site_count;
	if (sites == object->site_count)
		return markers_batch_add(batch, object->sites, sites, &object->extent, on);
	for (i = 0; i < count && !r; i++)
		r = markers_batch_add(batch, &object->sites[runs[i]->first],
				      runs[i]->site_count, &object->extent, on);
	return r;
}

/* Add row I, which is sound. */
static int add_row(const struct markers_object *object, size_t i, bool on,
		   struct markers_batch *batch)
{
	const struct marker_site *row = &object->sites[i];

	return object->plain || markers_site_plain(row) ?
		       markers_batch_add(batch, row, 1, &object->extent, on) :
		       markers_batch_add_form(batch, row, on);
}

int markers_selection_collect(struct markers_object *object,
			      const struct markers_pattern *pattern, bool on,
			      struct markers_batch *batch)
{
	const uint32_t changing = on ? 0 : 1;
	const bool any = markers_selection_match(object, pattern);
	struct range range = { SIZE_MAX, 0 };
	size_t i;
	int r;

	for (i = 0; i < object->state_count; i++) {
		object->states[i].sites_changing = 0;
		if (object->states[i].match == MARKERS_MATCH_ALL)
			object->states[i].marker->selected = true;
	}
	if (!any)
		return 0;
	r = markers_selection_prepare(object);
	if (!r)
		r = collect_runs(object, changing, on, batch, &range);
	if (r <= 0)
		return r;
	for (i = range.first, r = 0; i < range.stop && !r; i++) {
		struct markers_state *state = state_of(object, i);

		if (!state || !selects(object, pattern, state, i))
			continue;
		state->marker->selected = true;
		if (count_of(object, state, i) != changing)
			continue;
		state->sites_changing++;
		r = add_row(object, i, on, batch);
	}
	return r;
}

/* Give each site of STATE a count of its own; there is room. */
static void vary(struct markers_object *object, struct markers_state *state)
{
	size_t i;

	if (state->varied || !state->site_count)
		return;
	for (i = state->first; i <= state->last; i++)
		if (state_of(object, i) == state)
			object->counts[i] = state->count;
	state->varied = true;
}

/* If all sites of STATE have its count, they need none of their own. */
static void unvary(struct markers_object *object, struct markers_state *state)
{
	size_t i;

	for (i = state->first; i <= state->last; i++)
		if (object->counts[i] != state->count && state_of(object, i) == state)
			return;
	state->varied = false;
}

static void count_one_by_one(struct markers_object *object,
			     const struct markers_pattern *pattern, bool on,
			     unsigned int times, const struct range *range)
{
	size_t i;

	for (i = range->first; i < range->stop; i++) {
		struct markers_state *state = state_of(object, i);
		uint32_t before, after;

		if (!state || !state->varied || !selects(object, pattern, state, i))
			continue;
		before = object->counts[i];
		after = object->counts[i] = markers_counted(before, on, times);
		if (!before != !after)
			state->sites_on += after ? 1 : -1;
	}
	for (i = 0; i < object->state_count; i++)
		if (object->states[i].match && object->states[i].varied)
			unvary(object, &object->states[i]);
}

void markers_selection_count(struct markers_object *object,
			     const struct markers_pattern *pattern, bool on,
			     unsigned int times)
{
	struct range range = { SIZE_MAX, 0 };
	size_t i;

	for (i = 0; i < object->state_count; i++) {
		struct markers_state *state = &object->states[i];

		if (state->match == MARKERS_MATCH_SITES)
			vary(object, state);
		if (state->match && state->varied)
			widen(&range, state);
		if (state->match != MARKERS_MATCH_ALL)
			continue;
		state->count = markers_counted(state->count, on, times);
		if (!state->varied)
			state->sites_on = state->count ? state->site_count : 0;
		__atomic_store_n(&state->descriptor->enabled, state->count != 0,
				 __ATOMIC_RELEASE);
	}
	if (range.stop)
		count_one_by_one(object, pattern, on, times, &range);
}

/* The site of row I stays off, whatever its marker's count: 0 or -ENOMEM. */
static int leave_out(struct markers_object *object, struct markers_state *state, size_t i)
{
	if (make_counts(object))
		return -ENOMEM;
	vary(object, state);
	object->counts[i] = 0;
	state->sites_on--;
	return 0;
}

static bool is_on_in_file(const struct marker_site *row)
{
	return markers_arch_row_bytes(row) == MARKERS_BYTES_ON;
}

int markers_selection_count_on(struct markers_object *object)
{
	size_t i;

	if (!object->surveyed)
		survey(object);
	for (i = 0; i < object->site_count; i++) {
		struct markers_state *state = state_of(object, i);

		if (!state || state->key || !is_on_in_file(&object->sites[i]))
			continue;
		if (make_counts(object))
			return -ENOMEM;
		vary(object, state);
		if (!object->counts[i]++)
			state->sites_on++;
	}
	return 0;
}

/* Sites of several instructions in an object that comes when there are threads are
   as they are in its file. */
static bool can_be_on(const struct marker_site *row)
{
	struct markers_form_spot spot;

	if (markers_site_plain(row) || !markers_arch_form_spot(row, &spot))
		return true;
	return !(markers_arch_form_flags(&spot) & MARKERS_FORM_SEVERAL) ||
	       markers_barrier_exclusive() || markers_arch_form_bytes(&spot) == MARKERS_BYTES_ON;
}

int markers_selection_collect_new(struct markers_object *object, struct markers_batch *batch)
{
	size_t i;
	int r = 0;

	for (i = 0; object->surveyed && i < object->site_count && !r; i++) {
		struct markers_state *state = state_of(object, i);

		if (!state || !count_of(object, state, i))
			continue;
		r = can_be_on(&object->sites[i]) ? add_row(object, i, true, batch) : -EBUSY;
		if (r == -EBUSY)
			r = leave_out(object, state, i);
	}
	return r;
}
