/* SPDX-License-Identifier: MIT */
/*
 * Changing a batch of sites.  The whole batch goes through the processor's steps
 * (arch.h) together, so that a batch of any size needs as many barriers as there are
 * steps.  An error halfway takes the steps back.
 *
 * Every site's old bytes are looked at before it is written: when it comes into
 * the batch, so that one that is not as it should be leaves all as they are.  Very
 * many sites are more than the caches hold, and looking at them all would take as
 * long as a step; they are looked at in the first step.  Should one not be as
 * expected, that step is taken back, and they are looked at one by one after all.
 */
#include "patch.h"
#include "arch.h"
#include "barrier.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* So many rows are not looked at beforehand. */
enum { VERY_MANY = 4096 };
/* The first step met a site that is not as expected. */
enum { SURPRISE = 1 };

void markers_batch_free(struct markers_batch *batch)
{
	free(batch->runs);
	free(batch->others);
}

/* ROWS, whose sites lie in WITHIN, belong to the batch, behind what is there. */
static int append(struct markers_batch *batch, const struct marker_site *rows, size_t count,
		  const struct markers_extent *within)
{
	struct markers_run *last = batch->run_count ? &batch->runs[batch->run_count - 1] : NULL;
	const size_t capacity = 2 * batch->capacity + 16;

	batch->count += count;
	if (last && last->rows + last->count == rows) {
		last->count += count;
		return 0;
	}
	if (batch->run_count == batch->capacity) {
		struct markers_run *more = realloc(batch->runs, capacity * sizeof(*more));

		if (!more)
			return -ENOMEM;
		batch->runs = more;
		batch->capacity = capacity;
	}
	batch->runs[batch->run_count++] = (struct markers_run){ rows, count, within };
	return 0;
}

/* The row of a batch: what it names is there, so the compiler need not ask. */
static inline struct markers_spot spot_of(const struct marker_site *row)
{
	struct markers_spot spot;

	if (!row->site || !row->block)
		__builtin_unreachable();
	markers_arch_spot(row, &spot);
	return spot;
}

/* The first of ROWS, from I on, whose site does not hold BYTES. */
static size_t skip(const struct marker_site *rows, size_t i, size_t count,
		   enum markers_bytes bytes)
{
	for (; i < count; i++) {
		const struct markers_spot spot = spot_of(&rows[i]);

		if (markers_arch_bytes(&spot) != bytes)
			break;
	}
	return i;
}

static enum markers_bytes state_bytes(bool on)
{
	return on ? MARKERS_BYTES_ON : MARKERS_BYTES_OFF;
}

static int add_seen(struct markers_batch *batch, const struct marker_site *rows, size_t count,
		    const struct markers_extent *within, bool on)
{
	size_t i = 0, first;
	int r = 0;

	while (i < count && !r) {
		first = i;
		i = skip(rows, i, count, state_bytes(!on));
		if (first < i)
			r = append(batch, &rows[first], i - first, within);
		first = i;
		i = skip(rows, i, count, state_bytes(on));
		if (first == i && i < count)
			return -EBUSY;
	}
	return r;
}

int markers_batch_add(struct markers_batch *batch, const struct marker_site *rows,
		      size_t count, const struct markers_extent *within, bool on)
{
	if (count < VERY_MANY)
		return add_seen(batch, rows, count, within, on);
	batch->unseen = true;
	return append(batch, rows, count, within);
}

static int append_form(struct markers_batch *batch, const struct markers_form_spot *spot)
{
	const unsigned int flags = markers_arch_form_flags(spot);
	const size_t capacity = 2 * batch->other_capacity + 16;

	if (batch->other_count == batch->other_capacity) {
		struct markers_form_spot *more =
			realloc(batch->others, capacity * sizeof(*more));

		if (!more)
			return -ENOMEM;
		batch->others = more;
		batch->other_capacity = capacity;
	}
	batch->others[batch->other_count++] = *spot;
	batch->count++;
	batch->one_byte += !!(flags & MARKERS_FORM_ONE_BYTE);
	batch->several |= !!(flags & MARKERS_FORM_SEVERAL);
	return 0;
}

int markers_batch_add_form(struct markers_batch *batch, const struct marker_site *row, bool on)
{
	struct markers_form_spot spot;
	enum markers_bytes bytes = MARKERS_BYTES_FOREIGN;

	if (markers_arch_form_spot(row, &spot))
		bytes = markers_arch_form_bytes(&spot);
	if (bytes == MARKERS_BYTES_FOREIGN)
		return -EBUSY;
	return bytes == state_bytes(on) ? 0 : append_form(batch, &spot);
}

/* Look at all sites of BATCH, and leave in it those that have to be changed. */
static int see(struct markers_batch *batch, bool on)
{
	struct markers_batch seen = *batch;
	size_t i;
	int r = 0;

	seen.runs = NULL;
	seen.run_count = seen.capacity = 0;
	seen.count = seen.other_count;
	seen.unseen = false;

	for (i = 0; i < batch->run_count && !r; i++) {
		const struct markers_run *run = &batch->runs[i];

		r = add_seen(&seen, run->rows, run->count, run->within, on);
	}
	if (r) {
		free(seen.runs);
		return r;
	}
	free(batch->runs);
	*batch = seen;
	return 0;
}

/* Write STEP on the way to ON from ROWS[I] on; return the first row that does not lie in
   WINDOW, or, with LOOK, is not as expected.  WITHIN: they all lie in it, and it is text. */
MARKERS_STORES_TEXT static inline __attribute__((always_inline)) size_t
fill(struct markers_window *window, const struct marker_site *rows, size_t i, size_t count,
     bool on, int step, bool look, bool within)
{
	const unsigned char between = markers_arch_between();
	/* Stores to text might be to *WINDOW, for all that the compiler knows. */
	struct markers_window copy = *window;

	for (; i < count; i++) {
		const struct markers_spot spot = spot_of(&rows[i]);
		const struct markers_write w = markers_arch_step(&spot, on, step, between);
		unsigned char *to = w.to;

		if (!within)
			to = markers_window_at(&copy, w.to, w.length);
		if (!to || (look && markers_arch_bytes(&spot) != state_bytes(!on)))
			break;
		if (w.length == 1)
			__atomic_store_n(to, (unsigned char)w.value, __ATOMIC_RELAXED);
		else
			memcpy(to, &w.value, sizeof(w.value));
	}
	window->touched = copy.touched;
	return i;
}

/* Write all of RUN, which lies in the window.  That may be so many sites that the loop is
   worth an instance for each step. */
MARKERS_STORES_TEXT __attribute__((noinline)) static size_t
fill_within(struct markers_window *window, const struct markers_run *run, bool on, int step,
	    bool look)
{
	const struct marker_site *rows = run->rows;
	const size_t count = run->count;

	if (look)
		return on ? fill(window, rows, 0, count, true, 0, true, true) :
			    fill(window, rows, 0, count, false, 0, true, true);
	switch (step) {
	case 0:
		return fill(window, rows, 0, count, on, 0, false, true);
	case 1:
		return on ? fill(window, rows, 0, count, true, 1, false, true) :
			    fill(window, rows, 0, count, false, 1, false, true);
	default:
		return fill(window, rows, 0, count, on, MARKERS_ARCH_STEPS - 1, false, true);
	}
}

/* *DONE: how many sites may have been written.  LOOK: nobody has looked at them. */
MARKERS_STORES_TEXT
static int write_run(struct markers_text *text, const struct markers_run *run, bool on,
		     int step, bool look, size_t *done)
{
	const struct marker_site *rows = run->rows;
	size_t i;
	int r = 0;

	if (markers_text_reach(text, run->within)) {
		i = *done = fill_within(&text->window, run, on, step, look);
		return i == run->count ? 0 : SURPRISE;
	}
	for (i = 0; !r; i++) {
		struct markers_spot spot;
		struct markers_write w;

		i = fill(&text->window, rows, i, run->count, on, step, look, false);
		if (i == run->count)
			break;
		spot = spot_of(&rows[i]);
		if (look && markers_arch_bytes(&spot) != state_bytes(!on)) {
			r = SURPRISE;
			break;
		}
		w = markers_arch_step(&spot, on, step, markers_arch_between());
		r = markers_text_write(text, w.to, &w.value, w.length);
	}
	*done = i;
	return r;
}

/* STEP of the sites of other forms. */
static int write_others(struct markers_text *text, const struct markers_form_spot *spots,
			size_t count, bool on, int step, size_t *done)
{
	const unsigned char between = markers_arch_between();
	int r = 0;

	for (*done = 0; *done < count && !r; ++*done) {
		const struct markers_form_spot *spot = &spots[*done];
		const struct markers_write w = markers_arch_form_step(spot, on, step, between);

		unsigned char *at = w.to;

		if (!w.length)
			continue;
		/* Moving the window for each would take a system call for each. */
		if (!(markers_arch_form_flags(spot) & MARKERS_FORM_DATA))
			at = markers_window_at(&text->window, w.to, w.length);
		if (!at)
			r = markers_text_write(text, w.to, &w.value, w.length);
		else if (w.length == 1)
			__atomic_store_n(at, (unsigned char)w.value, __ATOMIC_RELEASE);
		else
			memcpy(at, &w.value, sizeof(w.value));
	}
	return r;
}

/* *DONE: of all sites of the batch. */
static int write_step(struct markers_text *text, const struct markers_batch *batch, bool on,
		      int step, size_t *done)
{
	const bool look = batch->unseen && step == 0;
	size_t i, n;
	int r = 0;

	*done = 0;
	for (i = 0; i < batch->run_count && !r; i++) {
		r = write_run(text, &batch->runs[i], on, step, look, &n);
		*done += n;
	}
	if (!r && batch->other_count) {
		r = write_others(text, batch->others, batch->other_count, on, step, &n);
		*done += n;
	}
	return r;
}

static int take_step(struct markers_text *text, const struct markers_batch *batch, bool on,
		     int step, size_t *done)
{
	int r = write_step(text, batch, on, step, done);

	if (!r)
		r = markers_text_flush(text);
	/* There is no way back from here: the descriptor is the program's again. */
	if (!r && step == MARKERS_ARCH_STEPS - 1)
		markers_text_close(text);
	markers_barrier();
	return r;
}

/* Undo what can be undone in the first COUNT sites: one that cannot be written keeps no
   other from it. */
static void write_back(struct markers_text *text, const struct markers_batch *batch,
		       size_t count, bool on, int step)
{
	const struct markers_run *run;
	size_t done, i;

	for (run = batch->runs; count && run < batch->runs + batch->run_count; run++) {
		struct markers_run rest = *run;

		if (rest.count > count)
			rest.count = count;
		count -= rest.count;
		while (rest.count) {
			write_run(text, &rest, !on, step, false, &done);
			rest.rows += done;
			rest.count -= done;
		}
	}
	for (i = 0; i < count; i += done)
		write_others(text, batch->others + i, count - i, !on, step, &done);
	markers_text_flush(text);
}

/* STEP on the way to ON went wrong after DONE sites: go back.  The way back has
   the same steps; it begins at the mirror image of the one that failed. */
static void take_back(struct markers_text *text, const struct markers_batch *batch, bool on,
		      int step, size_t done)
{
	int back;

	for (back = MARKERS_ARCH_STEPS - 1 - step; back < MARKERS_ARCH_STEPS; back++) {
		write_back(text, batch, done, on, back);
		markers_barrier();
		done = batch->count;
	}
}

static int write_in_steps(struct markers_text *text, const struct markers_batch *batch, bool on)
{
	int r = markers_arch_begin(batch), step = 0;
	size_t done;

	/* One byte of each: one step, one barrier. */
	if (batch->one_byte == batch->count && !markers_arch_always_steps())
		step = MARKERS_ARCH_STEPS - 1;
	for (; step < MARKERS_ARCH_STEPS && !r; step++) {
		r = take_step(text, batch, on, step, &done);
		if (r)
			take_back(text, batch, on, step, done);
	}
	markers_arch_end();
	return r;
}

/* Valgrind runs what it made of the code when it first saw it. */
static void discard(const struct markers_batch *batch)
{
	size_t i, j;

	if (!markers_arch_is_translated())
		return;
	for (i = 0; i < batch->other_count; i++)
		markers_arch_discard(batch->others[i].site, MARKERS_SITE_BYTES);
	for (i = 0; i < batch->run_count; i++)
		for (j = 0; j < batch->runs[i].count; j++)
			markers_arch_discard(markers_site_address(&batch->runs[i].rows[j]),
					     MARKERS_SITE_BYTES);
}

static int write_batch(const struct markers_batch *batch, bool on)
{
	struct markers_text text;
	int r;

	if (!batch->count)
		return 0;
	r = markers_text_open(&text, batch->count);
	if (r)
		return r;
	r = write_in_steps(&text, batch, on);
	markers_text_close(&text);
	discard(batch);
	return r;
}

int markers_batch_write(struct markers_batch *batch, bool on)
{
	int r;

	if (batch->several && !markers_barrier_alone())
		return -EOPNOTSUPP;
	r = write_batch(batch, on);
	if (r != SURPRISE)
		return r;
	r = see(batch, on);
	return r ? r : write_batch(batch, on);
}
