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

/* A batch of this size is worth writing in whole pages (memory.c). */
enum { MANY = 256 };

int markers_batch_grow(struct markers_batch *batch)
{
	const size_t capacity = batch->capacity ? 2 * batch->capacity : 64;
	struct markers_spot *spots = realloc(batch->spots, capacity * sizeof(*spots));

	if (!spots)
		return -ENOMEM;
	batch->spots = spots;
	batch->capacity = capacity;
	return 0;
}

/* STEP is a constant where this is called, so that the loop is tight.  *DONE: how
   many may have been written. */
static inline __attribute__((always_inline)) int
loop(struct markers_text *text, const struct markers_batch *batch, bool on, int step,
     size_t *done)
{
	size_t i;
	int r = 0;

	for (i = 0; i < batch->count && !r; i++)
		r = markers_arch_step(text, &batch->spots[i], on, step);
	*done = i;
	return r;
}

static int take_step(struct markers_text *text, const struct markers_batch *batch, bool on,
		     int step, size_t *done)
{
	int r = step == 0 ? loop(text, batch, on, 0, done) :
		step == 1 ? loop(text, batch, on, 1, done) :
			    loop(text, batch, on, 2, done);

	if (!r)
		r = markers_text_flush(text);
	markers_barrier();
	return r;
}

/* STEP on the way to ON went wrong after DONE sites: go back.  The way back has
   the same steps; it begins at the mirror image of the one that failed. */
static void take_back(struct markers_text *text, const struct markers_batch *batch, bool on,
		      int step, size_t done)
{
	int back;
	size_t i;

	for (back = MARKERS_ARCH_STEPS - 1 - step; back < MARKERS_ARCH_STEPS; back++) {
		for (i = 0; i < done; i++)
			markers_arch_step(text, &batch->spots[i], !on, back);
		markers_text_flush(text);
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

/* Nobody else can be in the code. */
static int write_whole(struct markers_text *text, const struct markers_batch *batch, bool on)
{
	size_t i, done;
	int r = 0;

	for (i = 0; i < batch->count && !r; i++)
		r = markers_arch_whole(text, &batch->spots[i], on);
	done = i;
	if (!r)
		r = markers_text_flush(text);
	if (r) {
		for (i = 0; i < done; i++)
			markers_arch_whole(text, &batch->spots[i], !on);
		markers_text_flush(text);
	}
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
