/* SPDX-License-Identifier: MIT */
/*
 * What the generic code must know about a processor.  A room a processor: sites.h, with the
 * table that the steps come from, machine.h, and their sources.
 */
#ifndef MARKERS_RUNTIME_ARCH_H
#define MARKERS_RUNTIME_ARCH_H

#include "markers-abi.h"
#include "memory.h"

#include <stdbool.h>
#include <string.h>

#pragma GCC visibility push(hidden)

/* A site, ready to be changed: where it is, and what its jump looks like. */
struct markers_spot {
	unsigned char *site;
	int32_t jump;
};

/* The same for a site of another kind or encoding than nearly all: a form. */
struct markers_form_spot {
	unsigned char *site; /* the first byte that changes */
	int32_t jump;
	unsigned int form;
};

/* What has to be known of a form. */
enum markers_form_flags {
	MARKERS_FORM_ONE_BYTE = 1, /* changes by the last step alone */
	MARKERS_FORM_SEVERAL = 2,  /* several instructions, in which a thread can be */
	MARKERS_FORM_DATA = 4	   /* what changes is no code */
};

/* Bytes to be written: VALUE's first, or all LENGTH of VALUE; or 0, nothing. */
struct markers_write {
	unsigned char *to;
	int32_t value;
	size_t length;
};

/* What a site holds. */
enum markers_bytes { MARKERS_BYTES_OFF, MARKERS_BYTES_ON, MARKERS_BYTES_FOREIGN };

/* Rows, and nothing else, are read with these. */

static inline unsigned char *markers_site_address(const struct marker_site *row)
{
	return (unsigned char *)(uintptr_t)markers_abi_follow(&row->site);
}

static inline const void *markers_site_block(const struct marker_site *row)
{
	return markers_abi_follow(&row->block);
}

static inline const struct marker_location *
markers_site_location(const struct marker_site *row)
{
	return (const struct marker_location *)markers_abi_follow(&row->location);
}

static inline struct marker_descriptor *
markers_site_descriptor(const struct marker_site *row)
{
	return (struct marker_descriptor *)(uintptr_t)markers_abi_follow(&row->descriptor);
}

/* Is it a site as nearly all are, which need no look at the location?  A row without a
   location is. */
static inline bool markers_site_plain(const struct marker_site *row)
{
	const struct marker_location *location = markers_site_location(row);

	return !location || ((location->kind == MARKER_SITE_NOP ||
			      location->kind == MARKER_SITE_KEY) &&
			     location->encoding == MARKER_ENCODING_NOPL);
}

/* A way of its own to change code, which MARKERS_PATCH can name. */
struct markers_way {
	const char *name;
	bool *chosen;
};

/* The last has no name. */
extern const struct markers_way markers_arch_ways[];

struct markers_batch;

/* A batch of sites is about to change step by step: 0, or -errno.  And: it has. */
int markers_arch_begin(const struct markers_batch *batch);
void markers_arch_end(void);

/* Under valgrind: forget translations of code that has changed. */
void markers_arch_discard(const void *code, size_t length);
bool markers_arch_is_translated(void);

/* A function with a site of the library's own: true if it goes to the site's block. */
bool markers_arch_trial(void);
void markers_arch_trial_spot(struct markers_spot *spot);

#if defined(__x86_64__)
#include "x86_64/machine.h"
#include "x86_64/sites.h"
#else
#error "markers do not know this processor"
#endif

/* The processor's header defines:
   MARKERS_ARCH_STEPS
	how many steps there are between off and on, with a barrier after each
   MARKERS_ARCH_LONGEST
	how many bytes a site of any form may have
   bool markers_arch_spot(row, spot)
	fill in SPOT; false if a jump cannot reach the row's block
   enum markers_bytes markers_arch_bytes(spot)
	what is there now
   struct markers_write markers_arch_step(spot, on, step, between)
	what STEP on the way to ON writes
   unsigned char markers_arch_between(void)
	what the first step writes
   bool markers_arch_always_steps(void)
	also what changes by the last step alone needs all of them now
   MARKERS_ARCH_WAYS
	the names in markers_arch_ways, for a message
   machine.h: MARKERS_ARCH_BARE, markers_arch_serialize(), markers_arch_pause(),
	markers_arch_call_kernel() and markers_arch_set_result()
   Both parts have, for other forms, markers_arch_form_spot(), which is false if there
   is no site of the form that the row says, markers_arch_form_bytes() and
   markers_arch_form_step(); markers_arch_form_flags(); and markers_arch_row_bytes(), for
   any row that is sound; and markers_arch_row_is_strange(): what is there has never been
   a site, not even one with somebody else's breakpoint in it; LEADS: but it is a jump
   or a call of that. */

#pragma GCC visibility pop

#endif
