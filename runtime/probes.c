/* SPDX-License-Identifier: MIT */
/*
 * The probes of a marker, as its blocks see them: a marker's body first, then
 * what was attached, in order.  A block reads descriptor->probes once and calls
 * what it finds there.  That is the guard with the state's gate, always the same;
 * what is behind the gate changes:
 *
 *	no probe, or not enabled	null
 *	one probe			the attachment's node, or the body's
 *	several				a publication's node: the marker's fan-out,
 *					with a list of guards and gates as data
 *
 * The blocks of a variadic marker walk the list themselves, and nobody can tell
 * when they are through.  Such a list is used again for the same marker, a second
 * after it was taken away at the earliest; it can be walked at any time.
 *
 * A list is never changed while blocks can find it, but for gates in it being
 * closed when a probe is detached.
 */
#include "probes.h"
#include "barrier.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct markers_publication {
	struct markers_publication *next;
	struct markers_state *variadic; /* whose list it is; else null */
	unsigned long barriers;		/* when it was taken away */
	time_t time;
	bool body;	 /* the list begins with a body */
	size_t capacity; /* gates; the list has room for a body and an end, too */
	struct markers_node node;
	struct markers_gate *gates;
	struct marker_probe list[];
};

/* Taken away, but somebody may still be walking them. */
static struct markers_publication *retired;

/* Room for MARKER among what ATTACHMENT is bound to. */
static bool reserve_marker(struct markers_attachment *attachment)
{
	const size_t capacity = 2 * attachment->marker_capacity + 1;
	struct markers_marker **markers;

	if (attachment->marker_count < attachment->marker_capacity)
		return true;
	markers = realloc(attachment->markers, capacity * sizeof(*markers));
	if (!markers)
		return false;
	attachment->markers = markers;
	attachment->marker_capacity = capacity;
	return true;
}

int markers_probes_bind(struct markers_marker *marker, struct markers_attachment *attachment)
{
	size_t i;

	if (!reserve_marker(attachment))
		return -ENOMEM;
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
	attachment->markers[attachment->marker_count++] = marker;
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
			   struct markers_attachment *attachment)
{
	const size_t i = index_of(marker, attachment);
	size_t last = attachment->marker_count;

	if (i == marker->attached_count)
		return;
	marker->attached_count--;
	memmove(&marker->attached[i], &marker->attached[i + 1],
		(marker->attached_count - i) * sizeof(*marker->attached));
	while (attachment->markers[--last] != marker)
		;
	attachment->markers[last] = attachment->markers[--attachment->marker_count];
}

void markers_probes_unbind_all(struct markers_attachment *attachment)
{
	while (attachment->marker_count)
		markers_probes_unbind(attachment->markers[attachment->marker_count - 1],
				      attachment);
}

/* The body that STATE's blocks run: its own object's, or any other's. */
static void (*body_of(const struct markers_state *state))(void)
{
	const struct markers_state *other = state->marker->body;

	return state->own_body ? state->own_body : other ? other->own_body : NULL;
}

static bool is_variadic(const struct markers_state *state)
{
	return state->descriptor->flags & MARKER_DESCRIPTOR_VARIADIC;
}

static time_t now(void)
{
	struct timespec time = { 0, 0 };

	clock_gettime(CLOCK_MONOTONIC, &time);
	return time.tv_sec;
}

static struct markers_publication *allocate(size_t gates)
{
	struct markers_publication *p;
	const size_t list = (gates + 2) * sizeof(p->list[0]);

	p = calloc(1, sizeof(*p) + list + gates * sizeof(p->gates[0]));
	if (!p)
		return NULL;
	p->capacity = gates;
	p->gates = (struct markers_gate *)((char *)p->list + list);
	return p;
}

/* A list for a variadic marker: an old one of its, or a new one. */
static struct markers_publication *reuse(struct markers_state *state, size_t gates, bool body)
{
	struct markers_publication **link, *p;
	const time_t time = now();

	for (link = &retired; *link; link = &(*link)->next) {
		p = *link;
		if (p->variadic != state || p->capacity < gates || p->body != body ||
		    time - p->time < 2)
			continue;
		*link = p->next;
		return p;
	}
	p = allocate(gates < 6 ? 6 : gates);
	if (p)
		p->variadic = state;
	return p;
}

/* Fill in a list that blocks may be walking: what is behind a gate before the
   entry that leads there, and the other way round when it goes. */
static void fill(struct markers_publication *p, const struct markers_marker *marker,
		 void (*body)(void))
{
	const size_t first = body ? 1 : 0;
	size_t i, n = 0;

	if (body)
		p->list[0].function = body;
	p->body = body != NULL;
	for (i = 0; i < marker->attached_count; i++) {
		struct markers_attachment *attachment = marker->attached[i];

		if (attachment->leaving)
			continue;
		__atomic_store_n(&p->gates[n].node, &attachment->probe, __ATOMIC_RELEASE);
		p->list[first + n].data = &p->gates[n];
		__atomic_store_n(&p->list[first + n].function, markers_guard, __ATOMIC_RELEASE);
		n++;
	}
	for (i = n; i < p->capacity; i++) {
		__atomic_store_n(&p->list[first + i].function, NULL, __ATOMIC_RELEASE);
		__atomic_store_n(&p->gates[i].node, &markers_closed, __ATOMIC_RELEASE);
	}
}

/* Make the view of STATE with ATTACHED probes besides the body. */
static bool make(struct markers_state *state, size_t attached)
{
	const struct markers_marker *marker = state->marker;
	void (*body)(void) = body_of(state);
	struct markers_view *view = &state->other;
	size_t i;

	*view = (struct markers_view){ NULL, NULL };
	if (body) /* else it may still be running */
		state->body.function = state->body_list[0].function = body;
	if (is_variadic(state) && body)
		state->descriptor->body = body; /* how blocks know what takes no data */
	if (!attached) {
		view->node = body ? &state->body : NULL;
		return true;
	}
	if (attached == 1 && !body && !is_variadic(state)) {
		for (i = 0; marker->attached[i]->leaving; i++)
			;
		view->node = &marker->attached[i]->probe;
		return true;
	}
	view->list = is_variadic(state) ? reuse(state, attached, body != NULL) :
					  allocate(attached);
	if (!view->list)
		return false;
	fill(view->list, marker, body);
	view->list->node.function = state->descriptor->fanout;
	view->list->node.data = view->list->list;
	view->node = &view->list->node;
	return true;
}

/* Those who have no body keep the one that they run, as long as it is there. */
static void choose_body(struct markers_marker *marker)
{
	struct markers_state *state = marker->body;

	if (state && state->own_body)
		return;
	for (state = marker->states; state && !state->own_body;)
		state = state->next;
	marker->body = state;
}

static size_t count_attached(const struct markers_marker *marker)
{
	size_t i, attached = 0;

	for (i = 0; i < marker->attached_count; i++)
		attached += !marker->attached[i]->leaving;
	return attached;
}

int markers_probes_begin(struct markers_state *state)
{
	choose_body(state->marker);
	if (!make(state, count_attached(state->marker)))
		return -ENOMEM;
	state->shown = state->other;
	state->other = (struct markers_view){ NULL, NULL };
	state->fresh = false;
	markers_probes_show(state);
	return 0;
}

int markers_probes_prepare(struct markers_marker *marker)
{
	const size_t attached = count_attached(marker);
	struct markers_state *state;

	choose_body(marker);
	for (state = marker->states; state; state = state->next)
		state->other = (struct markers_view){ NULL, NULL };
	for (state = marker->states; state; state = state->next)
		if (!make(state, attached)) {
			markers_probes_finish(marker);
			return -ENOMEM;
		}
	return 0;
}

void markers_probes_show(struct markers_state *state)
{
	struct marker_descriptor *d = state->descriptor;
	const struct markers_node *node = state->open ? state->shown.node : NULL;
	const struct marker_probe *probes = &state->entry;

	if (is_variadic(state)) {
		const struct markers_publication *list = state->shown.list;

		probes = !node ? NULL : list ? list->list : state->body_list;
	} else {
		state->entry.function = markers_guard;
		state->entry.data = &state->gate;
		__atomic_store_n(&state->gate.node, node ? node : &markers_closed,
				 __ATOMIC_RELEASE);
		if (!node && !d->probes)
			return; /* nobody has seen it yet */
	}
	__atomic_store_n(&d->probes, probes, __ATOMIC_RELEASE);
}

void markers_probes_swap(struct markers_marker *marker)
{
	struct markers_state *state;

	for (state = marker->states; state; state = state->next) {
		const struct markers_view view = state->shown;

		state->shown = state->other;
		state->other = view;
		state->fresh = false;
		markers_probes_show(state);
	}
}

void markers_probes_finish(struct markers_marker *marker)
{
	struct markers_state *state;

	for (state = marker->states; state; state = state->next) {
		struct markers_publication *p = state->other.list;

		state->other = (struct markers_view){ NULL, NULL };
		if (!p)
			continue;
		p->barriers = markers_barrier_count();
		p->time = now();
		p->next = retired;
		retired = p;
	}
}

void markers_probes_withdraw(const struct markers_attachment *attachment)
{
	struct markers_publication *p;
	size_t i;

	for (p = retired; p; p = p->next)
		for (i = 0; i < p->capacity; i++)
			if (p->gates[i].node == &attachment->probe)
				__atomic_store_n(&p->gates[i].node, &markers_closed,
						 __ATOMIC_RELEASE);
}

void markers_probes_reclaim(void)
{
	struct markers_publication **link = &retired, *p;

	while ((p = *link)) {
		if (p->variadic || p->barriers == markers_barrier_count() ||
		    markers_guard_uses(&p->node)) {
			link = &p->next;
			continue;
		}
		*link = p->next;
		free(p);
	}
}

void markers_probes_forget(struct markers_state *state)
{
	struct markers_publication **link = &retired, *p;

	while ((p = *link)) {
		if (p->variadic != state) {
			link = &p->next;
			continue;
		}
		*link = p->next;
		free(p);
	}
	free(state->shown.list);
	free(state->other.list);
}
