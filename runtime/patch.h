/* SPDX-License-Identifier: MIT */
/* Changing a batch of sites, all or none. */
#ifndef MARKERS_RUNTIME_PATCH_H
#define MARKERS_RUNTIME_PATCH_H

#include "arch.h"

#include <errno.h>

#pragma GCC visibility push(hidden)

/* Sites that change in the same direction.  Its room stays when it is emptied. */
struct markers_batch {
	struct markers_spot *spots;
	size_t count, capacity;
};

/* Returns 0 or -ENOMEM. */
int markers_batch_grow(struct markers_batch *batch);

/* Do it; a barrier has been prepared.  Returns 0, or -errno when no site has
   changed. */
int markers_batch_write(const struct markers_batch *batch, bool on);

/* Turn the site of ROW on or off with the batch.  Nothing to do if it is so
   already.  Returns 0, -EBUSY for foreign bytes, or -ENOMEM. */
static inline int markers_batch_add(struct markers_batch *batch, const struct marker_site *row,
				    bool on)
{
	struct markers_spot *spot;
	enum markers_bytes bytes;

	if (batch->count == batch->capacity) {
		const int r = markers_batch_grow(batch);

		if (r)
			return r;
	}
	spot = &batch->spots[batch->count];
	markers_arch_spot(row, spot);
	bytes = markers_arch_bytes(spot);
	if (bytes == (on ? MARKERS_BYTES_OFF : MARKERS_BYTES_ON))
		batch->count++;
	return bytes == MARKERS_BYTES_FOREIGN ? -EBUSY : 0;
}

#pragma GCC visibility pop

#endif
