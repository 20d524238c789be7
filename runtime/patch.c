/* SPDX-License-Identifier: MIT */
/*
 * Changing a batch of sites.  First every site's old bytes are checked, then the
 * whole batch goes through the processor's steps (arch-*.c) together, so that a
 * batch of any size needs three barriers.  An error halfway takes the steps back.
 */
#include "patch.h"
#include "arch.h"
#include "barrier.h"
#include "memory.h"

#include <errno.h>
#include <stdlib.h>

int markers_batch_add(struct markers_batch *batch, const struct marker_site *row)
{
	if (batch->count == batch->capacity) {
		const size_t capacity = batch->capacity ? 2 * batch->capacity : 64;
		const struct marker_site **rows;

		rows = realloc(batch->rows, capacity * sizeof(*rows));
		if (!rows)
			return -ENOMEM;
		batch->rows = rows;
		batch->capacity = capacity;
	}
	batch->rows[batch->count++] = row;
	return 0;
}

void markers_batch_free(struct markers_batch *batch)
{
	free(batch->rows);
	*batch = (struct markers_batch){ 0 };
}

bool markers_site_ours(const struct marker_site *row)
{
	return markers_site_is(row, false) || markers_site_is(row, true);
}

static int write_step(struct markers_text *text, const struct marker_site *row, bool on,
		      int step)
{
	const struct markers_step *part = &markers_arch_steps[step];
	unsigned char bytes[MARKERS_SITE_BYTES];

	markers_arch_step_bytes(row, on, step, bytes);
	return markers_text_write(text, markers_site_address(row) + part->offset, bytes,
				  part->length);
}

/* Take STEP on the way to ON with COUNT sites.  *DONE: how many were written. */
static int take_step(struct markers_text *text, const struct marker_site **rows,
		     size_t count, bool on, int step, size_t *done)
{
	int r = 0;

	for (*done = 0; *done < count; ++*done) {
		r = write_step(text, rows[*done], on, step);
		if (r)
			break;
	}
	markers_barrier();
	return r;
}

/* STEP on the way to ON went wrong after DONE sites: go back.  The way back has
   the same steps; it begins at the mirror image of the one that failed. */
static void take_back(struct markers_text *text, const struct marker_site **rows,
		      size_t count, bool on, int step, size_t done)
{
	int back;
	size_t i;

	for (back = MARKERS_ARCH_STEPS - 1 - step; back < MARKERS_ARCH_STEPS; back++) {
		for (i = 0; i < done; i++)
			write_step(text, rows[i], !on, back);
		markers_barrier();
		done = count;
	}
}

int markers_batch_check(struct markers_batch *batch, bool on)
{
	size_t i, count = 0;

	for (i = 0; i < batch->count; i++) {
		const struct marker_site *row = batch->rows[i];

		if (markers_site_is(row, on))
			continue;
		if (!markers_site_is(row, !on))
			return -EBUSY;
		batch->rows[count++] = row;
	}
	batch->count = count;
	return count ? markers_barrier_prepare() : 0;
}

int markers_batch_write(const struct markers_batch *batch, bool on)
{
	struct markers_text text;
	size_t done;
	int r, step, closed;

	if (!batch->count)
		return 0;
	r = markers_text_open(&text);
	if (r)
		return r;
	for (step = 0; step < MARKERS_ARCH_STEPS; step++) {
		r = take_step(&text, batch->rows, batch->count, on, step, &done);
		if (r) {
			take_back(&text, batch->rows, batch->count, on, step, done);
			break;
		}
	}
	closed = markers_text_close(&text);
	return r ? r : closed;
}
