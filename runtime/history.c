/* SPDX-License-Identifier: MIT */
/*
 * The enables and disables that still have an effect, in order.  A new object's
 * sites are taken through them, so they come out as if they had been there from
 * the start.  An enable and a later disable of the same pattern leave the history
 * together unless another disable stands between them, which might have taken away
 * what the first one gave.
 */
#include "history.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct markers_event *markers_history;
size_t markers_history_count;
static size_t history_capacity;

int markers_history_reserve(size_t count)
{
	struct markers_event *more;
	const size_t capacity = 2 * history_capacity + 16 + count;

	if (history_capacity - markers_history_count >= count)
		return 0;
	more = realloc(markers_history, capacity * sizeof(*more));
	if (!more)
		return -ENOMEM;
	markers_history = more;
	history_capacity = capacity;
	return 0;
}

static void remove_event(size_t i)
{
	markers_pattern_put(markers_history[i].pattern);
	markers_history_count--;
	memmove(&markers_history[i], &markers_history[i + 1],
		(markers_history_count - i) * sizeof(*markers_history));
}

static bool is_of(const struct markers_event *event, const struct markers_pattern *pattern)
{
	return event->hash == markers_pattern_hash(pattern) &&
	       markers_pattern_same(event->pattern, pattern);
}

/* Room has been reserved. */
void markers_history_add(struct markers_pattern *pattern, bool on)
{
	size_t i;

	/* The entries at the end that are all enables, or all disables. */
	for (i = markers_history_count; i && markers_history[i - 1].on; i--)
		if (is_of(&markers_history[i - 1], pattern)) {
			markers_history[i - 1].count += on ? 1 : -1;
			if (!markers_history[i - 1].count)
				remove_event(i - 1);
			return;
		}
	if (!on) {
		if (!i && !markers_history_count)
			return; /* all counts are zero */
		for (i = markers_history_count; i && !markers_history[i - 1].on; i--)
			if (is_of(&markers_history[i - 1], pattern)) {
				markers_history[i - 1].count++;
				return;
			}
	}
	markers_history[markers_history_count++] =
		(struct markers_event){ markers_pattern_get(pattern),
					markers_pattern_hash(pattern), on, 1 };
}
