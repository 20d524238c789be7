/* SPDX-License-Identifier: MIT */
/* Changing a batch of sites, all or none. */
#ifndef MARKERS_RUNTIME_PATCH_H
#define MARKERS_RUNTIME_PATCH_H

#include "arch.h"

#pragma GCC visibility push(hidden)

/* Sites that change in the same direction.  Its room stays when it is emptied. */
struct markers_batch {
	struct markers_spot *spots;
	size_t count, capacity;
};

/* Make room for COUNT more: 0 or -ENOMEM. */
int markers_batch_reserve(struct markers_batch *batch, size_t count);

/* Do it; a barrier has been prepared.  Returns 0, or -errno when no site has
   changed. */
int markers_batch_write(const struct markers_batch *batch, bool on);

/* Turn SPOT on or off with the batch, in which there is room.  Nothing to do if it is
   so already.  False: there are foreign bytes. */
static inline bool markers_batch_add(struct markers_batch *batch,
				     const struct markers_spot *spot, bool on)
{
	const enum markers_bytes bytes = markers_arch_bytes(spot);

	batch->spots[batch->count] = *spot;
	batch->count += bytes == (on ? MARKERS_BYTES_OFF : MARKERS_BYTES_ON);
	return bytes != MARKERS_BYTES_FOREIGN;
}

#pragma GCC visibility pop

#endif
