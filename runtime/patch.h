/* SPDX-License-Identifier: MIT */
/* Changing a batch of sites, all or none. */
#ifndef MARKERS_RUNTIME_PATCH_H
#define MARKERS_RUNTIME_PATCH_H

#include "arch.h"

#pragma GCC visibility push(hidden)

/* Sites whose rows are neighbours. */
struct markers_run {
	const struct marker_site *rows;
	size_t count;
	const struct markers_extent *within; /* all of them; empty: that is not known */
};

/* Sites that change in the same direction. */
struct markers_batch {
	struct markers_run *runs;
	size_t run_count, capacity;
	size_t count; /* sites, those of the other forms included */
	bool unseen;  /* some have not been looked at yet */
	struct markers_form_spot *others;
	size_t other_count, other_capacity;
	size_t one_byte; /* how many of the others change by one byte */
	bool several;	 /* some are of several instructions */
};

void markers_batch_free(struct markers_batch *batch);

/* Turn the sites of COUNT rows, which are sound, on or off with the batch; what is so
   already needs nothing.  0; -EBUSY: there are foreign bytes; -ENOMEM.  Very many at
   once are not looked at yet.  WITHIN is their object's extent. */
int markers_batch_add(struct markers_batch *batch, const struct marker_site *rows,
		      size_t count, const struct markers_extent *within, bool on);

/* The same for one row that is not plain. */
int markers_batch_add_form(struct markers_batch *batch, const struct marker_site *row, bool on);

/* Do it; a barrier has been prepared.  Returns 0, or -errno when no site has
   changed: -EOPNOTSUPP for sites of several instructions while there are threads. */
int markers_batch_write(struct markers_batch *batch, bool on);

#pragma GCC visibility pop

#endif
