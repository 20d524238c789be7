/* SPDX-License-Identifier: MIT */
/*
 * The enables and disables that still have an effect.  A new object's sites, whose
 * counts are zero, are taken through them, so they come out as if they had been there
 * from the start.
 *
 * As no count gets below zero, the order matters; but not everywhere.  The history is a
 * series of steps: a step has enables, then disables, each pattern once, and only at its
 * end a count below zero is made zero.
 *
 *	enable a, disable b	1 for what is a's alone; else 0
 *	enable c, disable a	...
 *
 * Between two steps nothing is cut off, and they are one, if the first adds to every
 * count or leaves it ("*" is enabled as often as anything is disabled), or if the second
 * takes from every count or leaves it ("*" is disabled as often as anything is enabled).
 * A first step of the latter kind has no effect at all.  Within a step an enable and a
 * disable of one pattern cancel each other, so a step has no more events than there are
 * patterns.
 *
 * More generally, a count is the most that any run of steps up to the end sums up to.  A
 * step that no run need begin with is one with the step before it.  From time to time all
 * are looked at (compact), so that what comes back to where it was leaves nothing behind.
 */
#include "history.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct markers_event *markers_history;
size_t markers_history_count;
static size_t history_capacity;
static uint32_t *chains; /* as many as there is room for events, a power of two */
static unsigned long now;
static size_t step_count;     /* but for the first */
static size_t compact_at = 8; /* so many are looked at */

/* The last step. */
static struct step {
	size_t start, offs;	      /* its first event, its first disable */
	unsigned int all_on, all_off; /* how often "*" is enabled and disabled */
	unsigned int on, off;	      /* and all patterns together */
} last;

static uint32_t *chain_of(const struct markers_event *event)
{
	return &chains[event->hash & (history_capacity - 1)];
}

static void link_event(size_t i)
{
	uint32_t *chain = chain_of(&markers_history[i]);

	markers_history[i].next = *chain;
	*chain = (uint32_t)i + 1;
}

static void unlink_event(size_t i)
{
	uint32_t *link = chain_of(&markers_history[i]);

	while (*link != i + 1)
		link = &markers_history[*link - 1].next;
	*link = markers_history[i].next;
}

static void move_event(size_t from, size_t to)
{
	if (from == to)
		return;
	unlink_event(from);
	markers_history[to] = markers_history[from];
	link_event(to);
}

int markers_history_reserve(size_t count)
{
	size_t capacity = history_capacity ? history_capacity : 16, i;
	struct markers_event *more;
	uint32_t *chain;

	if (history_capacity - markers_history_count >= count)
		return 0;
	while (capacity - markers_history_count < count)
		capacity *= 2;
	chain = calloc(capacity, sizeof(*chain));
	more = chain ? realloc(markers_history, capacity * sizeof(*more)) : NULL;
	if (!more) {
		free(chain);
		return -ENOMEM;
	}
	free(chains);
	chains = chain;
	markers_history = more;
	history_capacity = capacity;
	for (i = 0; i < markers_history_count; i++)
		link_event(i);
	return 0;
}

/* COUNT times more, or fewer if it is negative, ON or off for PATTERN in the last step. */
static void tally(const struct markers_event *event, unsigned int count)
{
	const bool all = markers_pattern_is_all(event->pattern);

	*(event->on ? &last.on : &last.off) += count;
	if (all)
		*(event->on ? &last.all_on : &last.all_off) += count;
}

/* The last step is the one that ends the history. */
static void find_last(void)
{
	size_t i = markers_history_count;

	last = (struct step){ 0 };
	for (; i && !markers_history[i - 1].on; i--)
		tally(&markers_history[i - 1], markers_history[i - 1].count);
	last.offs = i;
	for (; i && markers_history[i - 1].on; i--)
		tally(&markers_history[i - 1], markers_history[i - 1].count);
	last.start = i;
}

/* The event of the last step that EVENT's pattern has; -1: none. */
static size_t find(const struct markers_event *event, bool on)
{
	size_t i;

	for (i = *chain_of(event); i; i = markers_history[i - 1].next) {
		const struct markers_event *other = &markers_history[i - 1];

		if (i > last.start && other->on == on && other->hash == event->hash &&
		    markers_pattern_same(other->pattern, event->pattern))
			return i - 1;
	}
	return SIZE_MAX;
}

/* The holes that this leaves are filled by the last of the same direction. */
static void remove_event(size_t i)
{
	markers_pattern_put(markers_history[i].pattern);
	unlink_event(i);
	if (i < last.offs) {
		last.offs--;
		move_event(last.offs, i);
		i = last.offs;
	}
	markers_history_count--;
	move_event(markers_history_count, i);
}

static void insert_event(const struct markers_event *event)
{
	size_t i = markers_history_count++;

	if (event->on) {
		move_event(last.offs, i);
		i = last.offs++;
	}
	markers_history[i] = *event;
	link_event(i);
}

/* Look when there are twice as many. */
static void compact_later(void)
{
	compact_at = 2 * step_count + 8;
}

static void begin_step(void)
{
	last = (struct step){ .start = markers_history_count, .offs = markers_history_count };
	step_count++;
}

/* EVENT becomes part of the last step. */
static void put(struct markers_event event)
{
	size_t i = find(&event, !event.on);

	if (i != SIZE_MAX) {
		struct markers_event *other = &markers_history[i];
		const unsigned int both = event.count < other->count ? event.count : other->count;

		tally(other, -both);
		other->count -= both;
		event.count -= both;
		if (!other->count)
			remove_event(i);
	}
	tally(&event, event.count);
	i = find(&event, event.on);
	if (event.count && i == SIZE_MAX) {
		insert_event(&event);
		return;
	}
	if (event.count) {
		markers_history[i].count += event.count;
		markers_history[i].time = event.time;
	}
	markers_pattern_put(event.pattern);
}

/* Put what the last step has into the one before it. */
static void join(void)
{
	const size_t stop = markers_history_count, start = last.start;
	size_t i;

	for (i = start; i < stop; i++)
		unlink_event(i);
	markers_history_count = start;
	step_count--;
	if (compact_at > 2 * step_count + 8)
		compact_later();
	find_last();
	/* What is put is never behind what is taken. */
	for (i = start; i < stop; i++)
		put(markers_history[i]);
}

static void drop(void)
{
	while (markers_history_count)
		remove_event(markers_history_count - 1);
	last = (struct step){ 0 };
	step_count = 0;
	compact_later();
}

/* Does the last step add nothing to any count? */
static bool adds_nothing(void)
{
	return last.on <= last.all_off;
}

/* Does it take nothing from any count? */
static bool takes_nothing(void)
{
	return last.off <= last.all_on;
}

/* For each event, the first with its pattern: its number stands for the pattern. */
static void name_patterns(uint32_t *names)
{
	size_t i, j;

	for (i = 0; i < markers_history_count; i++) {
		const struct markers_event *event = &markers_history[i];

		names[i] = (uint32_t)i;
		for (j = *chain_of(event); j; j = markers_history[j - 1].next)
			if (j - 1 < names[i] && markers_history[j - 1].hash == event->hash &&
			    markers_pattern_same(markers_history[j - 1].pattern, event->pattern))
				names[i] = (uint32_t)j - 1;
	}
}

/* The sum of a run of steps. */
struct sum {
	long *counts;	  /* of each pattern */
	long up, down;	  /* of those that are above and below zero, without "*" */
	long all;	  /* of "*" */
};

static void sum_up(struct sum *sum, size_t i, uint32_t name)
{
	const struct markers_event *event = &markers_history[i];
	const long change = event->on ? (long)event->count : -(long)event->count;
	long *count = &sum->counts[name];

	if (markers_pattern_is_all(event->pattern)) {
		sum->all += change;
		return;
	}
	*(*count > 0 ? &sum->up : &sum->down) -= *count;
	*count += change;
	*(*count > 0 ? &sum->up : &sum->down) += *count;
}

/* With which events steps BEGIN, and the end. */
static void find_steps(bool *begin)
{
	size_t i;

	for (i = 0; i < markers_history_count; i++)
		begin[i] = !i || (markers_history[i].on && !markers_history[i - 1].on);
	begin[i] = true;
}

/* Which events a run has to BEGIN with.  COUNTS is room for a sum. */
static void find_beginnings(bool *begin, const uint32_t *names, long *counts)
{
	const size_t n = markers_history_count;
	size_t i, j;

	find_steps(begin);
	for (i = 0; i < n; i++) {
		struct sum sum = { .counts = counts };

		if (!begin[i])
			continue;
		memset(counts, 0, n * sizeof(*counts));
		for (j = i; j < n && begin[i];) {
			sum_up(&sum, j, names[j]);
			if (!begin[++j])
				continue;
			/* What begins behind it is never less; or never more. */
			if (sum.up + sum.all <= 0)
				begin[i] = false;
			else if (j < n && sum.down + sum.all >= 0)
				begin[j] = false;
		}
	}
}

/* Is the step of COUNT events from B on a multiple of the one from A on?  What begins
   between two of the same kind is never more than both what begins before and behind. */
static bool is_multiple(const uint32_t *names, size_t a, size_t b, size_t count)
{
	const struct markers_event *h = markers_history;
	size_t i, j, first = SIZE_MAX;

	for (i = a; i < a + count; i++) {
		for (j = b; j < b + count && (names[j] != names[i] || h[j].on != h[i].on);)
			j++;
		if (first == SIZE_MAX)
			first = j;
		if (j == b + count || (unsigned long)h[i].count * h[first].count !=
					      (unsigned long)h[j].count * h[a].count)
			return false;
	}
	return true;
}

/* Where steps begin now, but for such a one. */
static void find_multiples(bool *begin, const uint32_t *names)
{
	const size_t n = markers_history_count;
	size_t step = 0, count = 0, next, stop;

	find_steps(begin);
	for (next = 0; next < n; next = stop) {
		for (stop = next + 1; !begin[stop];)
			stop++;
		if (count && stop - next == count && is_multiple(names, step, next, count)) {
			begin[next] = false;
			continue;
		}
		step = next;
		count = stop - next;
	}
}

static void rebuild(const bool *begin)
{
	const size_t stop = markers_history_count;
	bool begun = false;
	size_t i;

	memset(chains, 0, history_capacity * sizeof(*chains));
	markers_history_count = 0;
	step_count = 0;
	for (i = 0; i < stop; i++) {
		if (begin[i])
			begin_step();
		begun |= begin[i];
		if (begun)
			put(markers_history[i]);
		else
			markers_pattern_put(markers_history[i].pattern);
	}
	find_last();
}

static void compact(void)
{
	const size_t n = markers_history_count;
	uint32_t *names = malloc(n * sizeof(*names));
	long *counts = malloc(n * sizeof(*counts));
	bool *begin = malloc(n + 1);

	if (names && counts && begin) {
		name_patterns(names);
		find_beginnings(begin, names, counts);
		rebuild(begin);
		name_patterns(names);
		find_multiples(begin, names);
		rebuild(begin);
	}
	free(names);
	free(counts);
	free(begin);
	compact_later();
}

void markers_history_add(struct markers_pattern *pattern, bool on)
{
	if (on && !takes_nothing()) {
		if (step_count >= compact_at)
			compact();
		if (!takes_nothing())
			begin_step();
	}
	put((struct markers_event){ markers_pattern_get(pattern), markers_pattern_hash(pattern), on,
				    1, ++now, 0 });
	while (adds_nothing() && last.start)
		join();
	if (adds_nothing())
		drop();
}
