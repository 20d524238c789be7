/* SPDX-License-Identifier: MIT */
/*
 * Changing a batch of sites.  Every site's old bytes were checked when it came
 * into the batch.  The whole batch goes through the processor's steps (arch-*.h)
 * together, so that a batch of any size needs three barriers.  An error halfway
 * takes the steps back.
 */
#include "patch.h"
#include "barrier.h"
#include "int3.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* A batch of this size is worth writing in whole pages (memory.c). */
enum { MANY = 256 };

int markers_batch_reserve(struct markers_batch *batch, size_t count)
{
	size_t capacity = batch->count + count;
	struct markers_spot *spots;

	if (capacity <= batch->capacity)
		return 0;
	spots = realloc(batch->spots, capacity * sizeof(*spots));
	if (!spots)
		return -ENOMEM;
	batch->spots = spots;
	batch->capacity = capacity;
	return 0;
}

/* Write STEP on the way to ON of all sites.  STEP is a constant where this is called,
   and the window a local copy, so that the loop is tight.  *DONE: how many may have
   been written. */
static inline __attribute__((always_inline)) int
loop(struct markers_text *text, const struct markers_spot *spots, size_t count, bool on,
     int step, size_t *done)
{
	const unsigned char between = markers_arch_between();
	struct markers_window window = text->window;
	size_t i;
	int r = 0;

	for (i = 0; i < count && !r; i++) {
		const struct markers_write w = markers_arch_step(&spots[i], on, step, between);
		unsigned char *at = markers_window_at(&window, w.to, w.length);

		if (!at) {
			text->window = window;
			r = markers_text_write(text, w.to, &w.value, w.length);
			window = text->window;
		} else if (w.length == 1) {
			__atomic_store_n(at, (unsigned char)w.value, __ATOMIC_RELAXED);
		} else {
			memcpy(at, &w.value, 4);
		}
	}
	text->window = window;
	*done = i;
	return r;
}

static int write_step(struct markers_text *text, const struct markers_batch *batch,
		      size_t count, bool on, int step, size_t *done)
{
	switch (step) {
	case 0:
		return loop(text, batch->spots, count, on, 0, done);
	case 1:
		return loop(text, batch->spots, count, on, 1, done);
	default:
		return loop(text, batch->spots, count, on, 2, done);
	}
}

static int take_step(struct markers_text *text, const struct markers_batch *batch, bool on,
		     int step, size_t *done)
{
	int r = write_step(text, batch, batch->count, on, step, done);

	if (!r)
		r = markers_text_flush(text);
	markers_barrier();
	return r;
}

/* Undo what can be undone: one site that cannot be written keeps no other from it. */
static void write_back(struct markers_text *text, const struct markers_batch *batch,
		       size_t count, bool on, int step)
{
	const struct markers_batch rest = *batch;
	size_t i = 0, done;

	while (i < count) {
		const struct markers_batch part = { rest.spots + i, count - i, 0 };

		write_step(text, &part, part.count, !on, step, &done);
		i += done;
	}
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
	int r = markers_int3_begin(batch->spots, batch->count), step;
	size_t done;

	for (step = 0; step < MARKERS_ARCH_STEPS && !r; step++) {
		r = take_step(text, batch, on, step, &done);
		if (r)
			take_back(text, batch, on, step, done);
	}
	markers_int3_end();
	return r;
}

/* Nobody else can be in the code: all steps but the first, and no barrier between. */
static int write_whole(struct markers_text *text, const struct markers_batch *batch, bool on)
{
	int r = 0, step;
	size_t done;

	for (step = 1; step < MARKERS_ARCH_STEPS && !r; step++) {
		r = write_step(text, batch, batch->count, on, step, &done);
		if (!r)
			r = markers_text_flush(text);
	}
	if (r)
		for (step = 1; step < MARKERS_ARCH_STEPS; step++)
			write_back(text, batch, batch->count, on, step);
	markers_barrier();
	return r;
}

int markers_batch_write(const struct markers_batch *batch, bool on)
{
	struct markers_text text;
	size_t i;
	int r;

	if (!batch->count)
		return 0;
	r = markers_text_open(&text, batch->count >= MANY);
	if (r)
		return r;
	r = markers_barrier_alone() ? write_whole(&text, batch, on) :
				      write_in_steps(&text, batch, on);
	markers_text_close(&text);
	if (markers_arch_is_translated())
		for (i = 0; i < batch->count; i++)
			markers_arch_discard(batch->spots[i].site, MARKERS_SITE_BYTES);
	return r;
}
