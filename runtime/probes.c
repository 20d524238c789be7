/* SPDX-License-Identifier: MIT */
/*
 * The probes of a marker, as its blocks see them: a marker's body first, then
 * what was attached, in order.  A block reads descriptor->probes once and runs
 * what it finds there:
 *
 *	no probe		null
 *	one probe		that probe
 *	several			the marker's fan-out, whose data is the list
 *	a variadic marker	the list itself; the block walks it
 *
 * A list is never changed once blocks can see it; a new one takes its place.
 */
#include "probes.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct markers_publication {
	struct markers_publication *next;
	struct marker_probe single;
	struct marker_probe list[];
};

/* Lists that a block may still be walking: the probe that changed them is
   running, perhaps. */
static struct markers_publication *retired;

int markers_probes_bind(struct markers_marker *marker, struct markers_attachment *attachment)
{
	size_t i;

	if (marker->attached_count == marker->attached_capacity) {
		const size_t capacity = 2 * marker->attached_capacity + 2;
		struct markers_attachment **attached;

		attached = realloc(marker->attached, capacity * sizeof(*attached));
		if (!attached)
			return -ENOMEM;
		marker->attached = attached;
		marker->attached_capacity = capacity;
	}
	for (i = marker->attached_count++; i; i--) {
		if (marker->attached[i - 1]->sequence < attachment->sequence)
			break;
		marker->attached[i] = marker->attached[i - 1];
	}
	marker->attached[i] = attachment;
	return 0;
}

static size_t index_of(const struct markers_marker *marker,
		       const struct markers_attachment *attachment)
{
	size_t i = 0;

	while (i < marker->attached_count && marker->attached[i] != attachment)
		i++;
	return i;
}

bool markers_probes_bound(const struct markers_marker *marker,
			  const struct markers_attachment *attachment)
{
	return index_of(marker, attachment) < marker->attached_count;
}

void markers_probes_unbind(struct markers_marker *marker,
			   const struct markers_attachment *attachment)
{
	const size_t i = index_of(marker, attachment);

	if (i == marker->attached_count)
		return;
	marker->attached_count--;
	memmove(&marker->attached[i], &marker->attached[i + 1],
		(marker->attached_count - i) * sizeof(*marker->attached));
}

/* The body that STATE's blocks run: its own object's, or any other's. */
static void (*body_of(const struct markers_state *state))(void)
{
	const struct markers_state *other;

	if (state->descriptor->body)
		return state->descriptor->body;
	for (other = state->marker->states; other; other = other->next)
		if (other->descriptor->body)
			return other->descriptor->body;
	return NULL;
}

static struct markers_publication *make(const struct markers_state *state, size_t attached)
{
	const struct markers_marker *marker = state->marker;
	void (*body)(void) = body_of(state);
	struct markers_publication *p;
	size_t i, n = 0;

	p = calloc(1, sizeof(*p) + (attached + 2) * sizeof(p->list[0]));
	if (!p)
		return NULL;
	if (body)
		p->list[n++].function = body;
	for (i = 0; i < marker->attached_count; i++)
		if (!marker->attached[i]->leaving)
			p->list[n++] = marker->attached[i]->probe;
	p->single = p->list[0];
	if (n > 1) {
		p->single.function = state->descriptor->fanout;
		p->single.data = p->list;
	}
	return p;
}

int markers_probes_prepare(struct markers_marker *marker)
{
	struct markers_state *state;
	size_t i, attached = 0;

	for (i = 0; i < marker->attached_count; i++)
		attached += !marker->attached[i]->leaving;
	for (state = marker->states; state; state = state->next) {
		state->pending = NULL;
		if (!attached)
			continue;
		state->pending = make(state, attached);
		if (!state->pending) {
			markers_probes_finish(marker);
			return -ENOMEM;
		}
	}
	return 0;
}

void markers_probes_swap(struct markers_marker *marker)
{
	struct markers_state *state;

	for (state = marker->states; state; state = state->next) {
		struct markers_publication *p = state->pending;
		struct marker_descriptor *d = state->descriptor;
		const struct marker_probe *probes = NULL;

		state->body[0].function = body_of(state);
		if (p)
			probes = d->flags & MARKER_DESCRIPTOR_VARIADIC ? p->list : &p->single;
		else if (state->body[0].function)
			probes = state->body;
		__atomic_store_n(&d->probes, probes, __ATOMIC_RELEASE);
		state->pending = state->published;
		state->published = p;
	}
}

void markers_probes_finish(struct markers_marker *marker)
{
	struct markers_state *state;

	for (state = marker->states; state; state = state->next) {
		struct markers_publication *p = state->pending;

		state->pending = NULL;
		if (!p)
			continue;
		p->next = retired;
		retired = p;
	}
}

void markers_probes_forget(struct markers_state *state)
{
	free(state->published);
	free(state->pending);
}
