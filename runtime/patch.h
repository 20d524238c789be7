/* SPDX-License-Identifier: MIT */
/* Changing a batch of sites, all or none. */
#ifndef MARKERS_RUNTIME_PATCH_H
#define MARKERS_RUNTIME_PATCH_H

#include "markers-abi.h"

#include <stdbool.h>
#include <stddef.h>

#pragma GCC visibility push(hidden)

/* Sites that are to change in the same direction. */
struct markers_batch {
	const struct marker_site **rows;
	size_t count, capacity;
};

/* Returns 0 or -ENOMEM. */
int markers_batch_add(struct markers_batch *batch, const struct marker_site *row);
void markers_batch_free(struct markers_batch *batch);

/* Can all sites of the batch be turned on, or off?  Those that are so already
   leave the batch.  Returns 0 or -errno. */
int markers_batch_check(struct markers_batch *batch, bool on);

/* Do it.  Returns 0, or -errno when no site has changed. */
int markers_batch_write(const struct markers_batch *batch, bool on);

/* Is the site off or on, and not something of a debugger's? */
bool markers_site_ours(const struct marker_site *row);

#pragma GCC visibility pop

#endif
