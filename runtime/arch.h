/* SPDX-License-Identifier: MIT */
/*
 * What the generic code must know about a processor's sites.  One source file
 * a processor: arch-x86_64.c has the table that the steps come from.
 */
#ifndef MARKERS_RUNTIME_ARCH_H
#define MARKERS_RUNTIME_ARCH_H

#include "markers-abi.h"

#include <stdbool.h>
#include <string.h>

#pragma GCC visibility push(hidden)

/* How a site goes from one state to the other: the parts of it that are written
   in turn, with a barrier after each.  Between two steps the site is always one
   whole, harmless instruction. */
#define MARKERS_ARCH_STEPS 3

struct markers_step {
	unsigned char offset, length;
};

extern const struct markers_step markers_arch_steps[MARKERS_ARCH_STEPS];

/* The bytes that STEP leaves in its part of the site, on the way to ON. */
void markers_arch_step_bytes(const struct marker_site *row, bool on, int step,
			     unsigned char *bytes);

/* The bytes of a site at rest. */
void markers_arch_bytes(const struct marker_site *row, bool on,
			unsigned char bytes[MARKERS_SITE_BYTES]);

/* Can a jump at the site reach its block? */
bool markers_arch_reaches(const struct marker_site *row);

static inline unsigned char *markers_site_address(const struct marker_site *row)
{
	return (unsigned char *)(uintptr_t)markers_abi_follow(&row->site);
}

static inline const void *markers_site_block(const struct marker_site *row)
{
	return markers_abi_follow(&row->block);
}

static inline const struct marker_location *markers_site_location(const struct marker_site *row)
{
	return (const struct marker_location *)markers_abi_follow(&row->location);
}

static inline struct marker_descriptor *markers_site_descriptor(const struct marker_site *row)
{
	return (struct marker_descriptor *)(uintptr_t)markers_abi_follow(&row->descriptor);
}

/* Does the site hold the bytes of the state ON? */
static inline bool markers_site_is(const struct marker_site *row, bool on)
{
	unsigned char bytes[MARKERS_SITE_BYTES];

	markers_arch_bytes(row, on, bytes);
	return !memcmp(markers_site_address(row), bytes, sizeof(bytes));
}

#pragma GCC visibility pop

#endif
