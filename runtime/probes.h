/* SPDX-License-Identifier: MIT */
/* The probes of a marker, as its blocks see them. */
#ifndef MARKERS_RUNTIME_PROBES_H
#define MARKERS_RUNTIME_PROBES_H

#include "registry.h"

#pragma GCC visibility push(hidden)

/* Keep ATTACHMENT with MARKER, in order of attachment.  0, or -ENOMEM. */
int markers_probes_bind(struct markers_marker *marker, struct markers_attachment *attachment);
bool markers_probes_bound(const struct markers_marker *marker,
			  const struct markers_attachment *attachment);
/* Nothing happens if it is not bound. */
void markers_probes_unbind(struct markers_marker *marker,
			   struct markers_attachment *attachment);
void markers_probes_unbind_all(struct markers_attachment *attachment);

/* Make what blocks shall see of MARKER's body and bound attachments: 0, or
   -ENOMEM and there is nothing to clean up. */
int markers_probes_prepare(struct markers_marker *marker);
/* Show it; what blocks saw before is kept, so a second call takes it back. */
void markers_probes_swap(struct markers_marker *marker);
/* Forget what is not shown. */
void markers_probes_finish(struct markers_marker *marker);

/* Let blocks see the state's view, if it is open, or nothing. */
/* Make the first view of a new state: 0 or -ENOMEM. */
int markers_probes_begin(struct markers_state *state);

void markers_probes_show(struct markers_state *state);

/* ATTACHMENT is in no view any more: nobody begins to run it after the next
   barrier, wherever in a block he is. */
void markers_probes_withdraw(const struct markers_attachment *attachment);

/* Free lists that nobody walks any more. */
void markers_probes_reclaim(void);

/* STATE's object has gone. */
void markers_probes_forget(struct markers_state *state);

#pragma GCC visibility pop

#endif
