/* SPDX-License-Identifier: MIT */
/*
 * What the generic code must know about a processor's sites.  One header and one
 * source file a processor; arch-x86_64.h has the table that the steps come from.
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
	unsigned char *site; /* the first byte that changes */
	int32_t jump;
	uint32_t form; /* what the site is made of; 0: what nearly all are */
};

/* Bytes to be written: VALUE's first LENGTH, 1 or 4; or 0, nothing. */
struct markers_write {
	unsigned char *to;
	int32_t value;
	size_t length;
};

/* What has to be known of a form. */
enum markers_form_flags {
	MARKERS_FORM_ONE_BYTE = 1, /* changes by the last step alone */
	MARKERS_FORM_SEVERAL = 2,  /* several instructions, in which a thread can be */
	MARKERS_FORM_DATA = 4	   /* what changes is no code */
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

/* Under valgrind: forget translations of code that has changed. */
void markers_arch_discard(const void *code, size_t length);
bool markers_arch_is_translated(void);

#if defined(__x86_64__)
#include "arch-x86_64.h"
#else
#error "markers are supported for x86-64"
#endif

/* The processor's header defines:
   MARKERS_ARCH_STEPS
	how many steps there are between off and on, with a barrier after each
   bool markers_arch_form_spot(row, spot)
	fill in SPOT; false if a jump cannot reach the row's block, or if there is no
	site of the kind that the row says
   bool markers_arch_spot(row, spot)
	the same for a row that is known to be of form 0: it reads nothing else
   bool markers_arch_is_plain(row)
	is it of form 0?
   enum markers_bytes markers_arch_bytes(spot)
	what is there now
   unsigned int markers_arch_flags(spot)
	what has to be known of its form
   struct markers_write markers_arch_step(spot, on, step, between)
   struct markers_write markers_arch_form_step(spot, on, step, between)
	what STEP on the way to ON writes, for form 0 and for others.  All steps but
	the first, written while nobody is in the code, are the whole way
   unsigned char markers_arch_between(void)
	what the first step writes */

#pragma GCC visibility pop

#endif
