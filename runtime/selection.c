/* SPDX-License-Identifier: MIT */
/*
 * What a change selects in an object, and the counts of its sites.  Objects may
 * have very many, so what can be done for a marker is not done for its sites: as
 * long as no pattern has told them apart, each site's count is the marker's, and
 * none is kept.  Only then the state is "varied", and its sites have counts of
 * their own.
 */
#include "selection.h"
#include "barrier.h"
#include "registry.h"
#include "tables.h"

#include <errno.h>
#include <stdlib.h>

static struct markers_part *first_part(const struct markers_change *change,
				       const struct markers_object *object)
{
	return markers_change_part(change, object->parts);
}

static struct markers_part *next_part(const struct markers_change *change,
				      const struct markers_part *part)
{
	return markers_change_part(change, part->next);
}

static bool any_single_sites(const struct markers_change *change,
			     const struct markers_object *object)
{
	const struct markers_part *part;

	for (part = first_part(change, object); part; part = next_part(change, part))
		if (part->picks)
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

/* What the row before had, and so most likely the next has. */
struct neighbour {
	const struct markers_segment *text, *locations;
	const struct marker_descriptor *descriptor;
	struct markers_state *state;
};

static bool lies_in(const struct markers_segment *segment, const void *address, size_t size)
{
	const char *at = address;

	return segment && at >= segment->start && at < segment->stop &&
	       (size_t)(segment->stop - at) >= size;
}

/* Row I's state, null if the row is not sound. */
static struct markers_state *survey_row(const struct markers_object *object,
					struct neighbour *last, uint32_t i)
{
	const struct marker_site *row = &object->sites[i];
	const struct marker_location *location = markers_site_location(row);
	const unsigned char *site = markers_site_address(row);
	struct markers_spot spot;

	if (last->state && !object->bad && last->descriptor == markers_site_descriptor(row) &&
	    lies_in(last->text, site, MARKERS_SITE_BYTES) &&
	    lies_in(last->text, markers_site_block(row), MARKERS_SITE_BYTES) &&
	    lies_in(last->locations, location, sizeof(*location)) &&
	    !((uintptr_t)location % _Alignof(struct marker_location)) &&
	    markers_site_plain(row) && markers_arch_spot(row, &spot))
		return last->state;
	last->state = markers_tables_row(object, row);
	if (last->state) {
		last->descriptor = last->state->descriptor;
		last->text = markers_object_segment(object, (const char *)site);
		last->locations = markers_tables_hold(object, location, sizeof(*location));
	}
	return last->state;
}

/* Where each state's sites are.  Neighbours have most in common, which saves most of
   the questions in a table that may be long. */
static void survey(struct markers_object *object)
{
	unsigned char *lowest = (unsigned char *)UINTPTR_MAX, *highest = NULL;
	struct neighbour last = { 0 };
	uint32_t i;

	object->surveyed = object->sound = object->plain = true;
	for (i = 0; i < object->site_count; i++) {
		struct markers_state *state = survey_row(object, &last, i);
		unsigned char *site = markers_site_address(&object->sites[i]);

		if (!state) {
			object->sound = false;
			continue;
		}
		if (!state->site_count)
			state->first = i;
		state->site_count++;
		state->last = i;
		/* Keys' rows are never in a run of markers' rows. */
		object->plain &= markers_site_plain(&object->sites[i]) || state->key;
		lowest = site < lowest ? site : lowest;
		highest = site > highest ? site : highest;
	}
	if (!object->sound)
		markers_tables_complain(object);
	note_extent(object, lowest, highest);
}

static void survey_again(struct markers_object *object)
{
	size_t i;

	for (i = 0; i < object->state_count; i++)
		object->states[i].site_count = 0;
	survey(object);
	for (i = 0; i < object->state_count; i++) {
		struct markers_state *state = &object->states[i];

		if (!state->varied)
			state->sites_on = state->count ? state->site_count : 0;
	}
}

bool markers_selection_refuse(struct markers_object *object)
{
	bool found = false;
	size_t i;

	for (i = 0; i < object->site_count; i++) {
		const struct markers_state *state = markers_tables_row(object, &object->sites[i]);
		const void *leads;

		/* What leads elsewhere, somebody has put there (the kernel, for a uprobe). */
		if (!state || !markers_arch_row_is_strange(&object->sites[i], &leads) ||
		    (leads && !markers_object_segment(object, leads)))
			continue;
		if (!object->bad)
			object->bad = calloc(object->site_count / 8 + 1, 1);
		if (!object->bad)
			return false;
		object->bad[i / 8] |= (unsigned char)(1 << i % 8);
		found = true;
	}
	if (found)
		survey_again(object);
	return found;
}

/* The sites may have counts of their own: 0 or -ENOMEM. */
static int make_counts(struct markers_object *object)
{
	if (!object->counts)
		object->counts = calloc(object->site_count, sizeof(*object->counts));
	return object->counts ? 0 : -ENOMEM;
}

int markers_selection_prepare(struct markers_change *change, struct markers_object *object)
{
	if (!object->surveyed)
		survey(object);
	return object->site_count && any_single_sites(change, object) ? make_counts(object) : 0;
}

/* The state of row I, null if the row is not sound. */
static inline struct markers_state *state_of(const struct markers_object *object, size_t i)
{
	const struct marker_site *row = &object->sites[i];

	return object->sound ? markers_site_descriptor(row)->runtime :
			       markers_tables_row(object, row);
}

/* How often CHANGE selects row I, which is PART's. */
static inline uint32_t times_of(const struct markers_change *change,
				const struct markers_object *object,
				const struct markers_part *part, size_t i)
{
	uint32_t times = part->whole, pick;

	for (pick = part->picks; pick; pick = change->picks[pick - 1].next) {
		const struct markers_item *item = &change->items[change->picks[pick - 1].item];

		if (markers_pattern_match_site(item->pattern, part->state->descriptor,
					       markers_tables_location(object, &object->sites[i])))
			times += item->times;
	}
	return times;
}

struct markers_state *markers_selection_state(const struct markers_change *change,
					      const struct markers_object *object, size_t i)
{
	struct markers_state *state = state_of(object, i);
	const struct markers_part *part = state ? markers_change_part(change, state->part) : NULL;

	return part && times_of(change, object, part, i) ? state : NULL;
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

/* Do all sites of PART change alike, if any does? */
static bool is_whole(const struct markers_part *part)
{
	return !part->picks && !part->state->varied;
}

/* Does a site with COUNT change when it is selected TIMES times? */
static bool is_changing(uint32_t count, bool on, uint32_t times)
{
	return times && (on ? !count : count && count <= times);
}

static bool is_one_run(const struct markers_state *state)
{
	return state->last - state->first + 1 == state->site_count;
}

/* All sites of one part are to be changed. */
static bool changes_whole(const struct markers_part *part, bool on)
{
	return is_whole(part) && is_changing(part->state->count, on, part->whole);
}

static bool concerns_sites(const struct markers_part *part, bool on)
{
	return part->state->site_count && !part->state->key &&
	       (!is_whole(part) || changes_whole(part, on));
}

/* Where the batch is few runs of rows, and no row needs a look, add them: 0, -EBUSY
   or -ENOMEM.  Else 1, and *RANGE is where to look. */
static int collect_runs(struct markers_change *change, struct markers_object *object,
			struct range *range)
{
	enum { FEW = 8 };
	struct markers_state *runs[FEW];
	struct markers_part *part;
	size_t i, sites = 0, count = 0;
	bool look = false;
	int r = 0;

	for (part = first_part(change, object); part; part = next_part(change, part)) {
		struct markers_state *state = part->state;

		if (!concerns_sites(part, change->on))
			continue;
		widen(range, state);
		look |= !is_whole(part);
		sites += state->site_count;
		if (!is_one_run(state) || count >= FEW)
			count = FEW + 1;
		else
			runs[count++] = state;
	}
	if (look || !object->plain || (count > FEW && sites != object->site_count))
		return 1;
	for (part = first_part(change, object); part; part = next_part(change, part))
		if (concerns_sites(part, change->on))
			part->sites_changing = part->state->site_count;
	if (sites && sites == object->site_count)
		return markers_batch_add(&change->batch, object->sites, sites, &object->extent,
					 change->on);
	for (i = 0; i < count && !r; i++)
		r = markers_batch_add(&change->batch, &object->sites[runs[i]->first],
				      runs[i]->site_count, &object->extent, change->on);
	return r;
}

/* Add row I, which is sound. */
static int add_row(const struct markers_object *object, const struct markers_state *state,
		   size_t i, bool on, struct markers_batch *batch)
{
	const struct marker_site *row = &object->sites[i];

	return (object->plain && !state->key) || markers_site_plain(row) ?
		       markers_batch_add(batch, row, 1, &object->extent, on) :
		       markers_batch_add_form(batch, row, on);
}

static int collect_rows(struct markers_change *change, struct markers_object *object,
			const struct range *range)
{
	size_t i;
	int r = 0;

	for (i = range->first; i < range->stop && !r; i++) {
		struct markers_state *state = state_of(object, i);
		struct markers_part *part =
			state ? markers_change_part(change, state->part) : NULL;

		if (!part || state->key ||
		    !is_changing(count_of(object, state, i), change->on,
				 times_of(change, object, part, i)))
			continue;
		part->sites_changing++;
		r = add_row(object, state, i, change->on, &change->batch);
	}
	return r;
}

/* The sites of a key all change. */
static int collect_key(struct markers_change *change, struct markers_object *object,
		       struct markers_state *state)
{
	size_t i;
	int r = 0;

	for (i = state->first; state->site_count && i <= state->last && !r; i++)
		if (state_of(object, i) == state)
			r = add_row(object, state, i, change->on, &change->batch);
	return r;
}

/* Which items select a site of PART? */
static int find_picks(struct markers_change *change, const struct markers_object *object,
		      const struct markers_part *part)
{
	const struct markers_state *state = part->state;
	uint32_t number;
	size_t i;
	int r = 0;

	for (number = part->picks; number && !r; number = change->picks[number - 1].next) {
		const struct markers_item *item =
			&change->items[change->picks[number - 1].item];

		for (i = state->first; state->site_count && i <= state->last; i++)
			if (state_of(object, i) == state &&
			    markers_pattern_match_site(item->pattern, state->descriptor,
						       markers_tables_location(object, &object->sites[i])))
				break;
		if (state->site_count && i <= state->last && (change->on || !item->attachment))
			r = markers_change_concerns(change, state->marker, item);
	}
	return r;
}

int markers_selection_find(struct markers_change *change, struct markers_object *object)
{
	const struct markers_part *part;
	int r = 0;

	if (!object->surveyed)
		survey(object);
	for (part = first_part(change, object); part && !r; part = next_part(change, part))
		r = find_picks(change, object, part);
	return r;
}

int markers_selection_collect(struct markers_change *change, struct markers_object *object)
{
	struct range range = { SIZE_MAX, 0 };
	const struct markers_part *part;
	int r = markers_selection_prepare(change, object);

	if (!r)
		r = markers_selection_find(change, object);
	if (!r)
		r = collect_runs(change, object, &range);
	if (r == 1)
		r = collect_rows(change, object, &range);
	for (part = first_part(change, object); part && !r; part = next_part(change, part))
		if (part->state->key)
			r = collect_key(change, object, part->state);
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

static void count_one_by_one(const struct markers_change *change,
			     struct markers_object *object, const struct range *range)
{
	struct markers_part *part;
	size_t i;

	for (i = range->first; i < range->stop; i++) {
		struct markers_state *state = state_of(object, i);
		uint32_t before, after;

		if (!state || !state->part || !state->varied)
			continue;
		part = markers_change_part(change, state->part);
		before = object->counts[i];
		after = object->counts[i] =
			markers_counted(before, change->on, times_of(change, object, part, i));
		if (!before != !after)
			state->sites_on += after ? 1 : -1;
	}
	for (part = first_part(change, object); part; part = next_part(change, part))
		if (part->state->varied)
			unvary(object, part->state);
}

void markers_selection_count(const struct markers_change *change,
			     struct markers_object *object)
{
	struct range range = { SIZE_MAX, 0 };
	struct markers_part *part;

	for (part = first_part(change, object); part; part = next_part(change, part)) {
		struct markers_state *state = part->state;

		if (state->key)
			continue;
		if (part->picks)
			vary(object, state);
		if (state->varied)
			widen(&range, state);
		if (!part->whole)
			continue;
		state->count = markers_counted(state->count, change->on, part->whole);
		if (!state->varied)
			state->sites_on = state->count ? state->site_count : 0;
		__atomic_store_n(&state->descriptor->enabled, state->count != 0,
				 __ATOMIC_RELEASE);
	}
	if (range.stop)
		count_one_by_one(change, object, &range);
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
   as they are in its file.  *ALONE: 1, 0, or -1, nobody has asked yet. */
static bool can_be_on(const struct marker_site *row, int *alone)
{
	struct markers_form_spot spot;

	if (markers_site_plain(row) || !markers_arch_form_spot(row, &spot) ||
	    !(markers_arch_form_flags(&spot) & MARKERS_FORM_SEVERAL) ||
	    markers_arch_form_bytes(&spot) == MARKERS_BYTES_ON)
		return true;
	if (*alone < 0)
		*alone = markers_barrier_alone();
	return *alone;
}

int markers_selection_collect_new(struct markers_object *object, struct markers_batch *batch)
{
	int r = 0, alone = -1;
	size_t i;

	for (i = 0; object->surveyed && i < object->site_count && !r; i++) {
		struct markers_state *state = state_of(object, i);

		if (!state || !count_of(object, state, i))
			continue;
		r = can_be_on(&object->sites[i], &alone) ? add_row(object, state, i, true, batch) : -EBUSY;
		if (r == -EBUSY)
			r = leave_out(object, state, i);
	}
	return r;
}
