/* SPDX-License-Identifier: MIT */
/*
 * markers_foreach_site().  The sites are copied, strings and all, while nothing
 * can be unloaded; the callback then runs without any lock.
 */
#include "markers.h"
#include "runtime.h"
#include "selection.h"
#include "tables.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Copies of strings, in chunks that do not move. */
struct chunk {
	struct chunk *next;
	size_t used, size;
	char bytes[];
};

struct listing {
	const char *text; /* null: all */
	struct markers_pattern *pattern;
	struct markers_site_info *sites;
	size_t count, capacity;
	struct chunk *chunks;
	struct {
		const char *original, *copy;
	} last[6]; /* neighbours have most strings in common */
};

static const char *copy(struct listing *listing, int field, const char *s)
{
	const size_t length = strlen(s) + 1;
	struct chunk *chunk = listing->chunks;

	if (listing->last[field].original == s)
		return listing->last[field].copy;
	if (!chunk || chunk->size - chunk->used < length) {
		const size_t size = length > 65536 ? length : 65536;

		chunk = malloc(sizeof(*chunk) + size);
		if (!chunk)
			return NULL;
		chunk->used = 0;
		chunk->size = size;
		chunk->next = listing->chunks;
		listing->chunks = chunk;
	}
	listing->last[field].original = s;
	listing->last[field].copy = memcpy(chunk->bytes + chunk->used, s, length);
	chunk->used += length;
	return listing->last[field].copy;
}

static struct markers_site_info *new_info(struct listing *listing)
{
	if (listing->count == listing->capacity) {
		const size_t capacity = 2 * listing->capacity + 64;
		struct markers_site_info *sites;

		sites = realloc(listing->sites, capacity * sizeof(*sites));
		if (!sites)
			return NULL;
		listing->sites = sites;
		listing->capacity = capacity;
	}
	return &listing->sites[listing->count++];
}

static int add(struct listing *listing, const struct markers_state *state,
	       const struct marker_site *row)
{
	const struct marker_descriptor *d = state->descriptor;
	const struct marker_location *l = markers_tables_location(state->object, row);
	struct markers_site_info *info = new_info(listing);

	if (!info)
		return -ENOMEM;
	info->provider = copy(listing, 0, markers_string(&d->provider));
	info->marker = copy(listing, 1, markers_string(&d->name));
	info->prototype = copy(listing, 2, markers_string(&d->prototype));
	info->function = copy(listing, 3, l ? markers_string(&l->function) : "");
	info->file = copy(listing, 4, l ? markers_string(&l->file) : "");
	info->object = copy(listing, 5, state->object->path);
	info->line = l ? l->line : 0;
	info->column = l ? l->column : 0;
	info->kind = l ? l->kind : MARKER_SITE_NOP;
	info->enabled = markers_arch_row_bytes(row) == MARKERS_BYTES_ON;
	info->site = markers_site_address(row);
	info->block = markers_site_block(row);
	info->descriptor = d;
	return info->provider && info->marker && info->prototype && info->function &&
			       info->file && info->object ?
		       0 :
		       -ENOMEM;
}

static int list_object(struct listing *listing, const struct markers_change *change,
		       const struct markers_object *object)
{
	size_t i;
	int r = 0;

	for (i = 0; object->parts && i < object->site_count && !r; i++) {
		const struct markers_state *state = markers_selection_state(change, object, i);

		if (state)
			r = add(listing, state, &object->sites[i]);
	}
	return r;
}

static int list(void *data)
{
	struct listing *listing = data;
	struct markers_item item = { .times = 1 };
	struct markers_change change = { .listing = true, .items = &item, .item_count = 1 };
	struct markers_object *object;
	int r = 0;

	if (listing->text)
		r = markers_pattern_parse(listing->text, &listing->pattern, NULL);
	item.pattern = listing->pattern;
	if (!r)
		r = markers_change_select(&change, NULL);

	for (object = markers_objects; object && !r; object = object->next)
		r = list_object(listing, &change, object);
	markers_change_end(&change);
	return r;
}

static void free_listing(struct listing *listing)
{
	while (listing->chunks) {
		struct chunk *chunk = listing->chunks;

		listing->chunks = chunk->next;
		free(chunk);
	}
	free(listing->sites);
	markers_pattern_put(listing->pattern);
}

int markers_foreach_site(const char *pattern,
			 int (*callback)(const struct markers_site_info *info, void *data),
			 void *data)
{
	struct listing listing = { .text = pattern };
	size_t i;
	int r;

	if (!callback)
		return -EINVAL;
	r = markers_locked(list, &listing);
	for (i = 0; !r && i < listing.count; i++)
		r = callback(&listing.sites[i], data);
	free_listing(&listing);
	return r;
}
