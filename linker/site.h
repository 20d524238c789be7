/* SPDX-License-Identifier: MIT */
/* site.h - what the kind of a site means, on every processor. */
#ifndef SITE_H
#define SITE_H

#include "site-table.h"

/* The name of a kind; null: there is none of that number. */
static inline const char *site_kind_name(unsigned kind)
{
	static const char *const names[MARKER_SITE_KIND_COUNT] = {
		[MARKER_SITE_NOP] = "nop",	     [MARKER_SITE_FLIP] = "flip",
		[MARKER_SITE_CALL] = "call",	     [MARKER_SITE_BRANCH] = "branch",
		[MARKER_SITE_IMMEDIATE] = "immediate",
		[MARKER_SITE_KEY] = "key",	     [MARKER_SITE_KEY_TRUE] = "key",
	};

	return kind < MARKER_SITE_KIND_COUNT ? names[kind] : NULL;
}

/* Is it a key's?  What it jumps to is its host's own code. */
static inline bool site_row_of_key(const struct site_row *row)
{
	return row->kind == MARKER_SITE_KEY || row->kind == MARKER_SITE_KEY_TRUE;
}

/* Is there a NOP at ROW's site, on or off? */
static inline bool site_row_has_nop(const struct site_row *row)
{
	return row->kind == MARKER_SITE_NOP || row->kind == MARKER_SITE_CALL ||
	       site_row_of_key(row);
}

/* Does ROW's site change into a jump or call, which has to reach its block? */
static inline bool site_row_jumps(const struct site_row *row)
{
	return site_row_has_nop(row) || row->kind == MARKER_SITE_FLIP;
}

/* Has it been switched since it was compiled? */
static inline bool site_row_switched(const struct site_row *row)
{
	return row->state == (row->kind == MARKER_SITE_KEY_TRUE ? SITE_OFF : SITE_ON);
}

#endif /* SITE_H */
