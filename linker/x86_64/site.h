/* SPDX-License-Identifier: MIT */
/* x86_64/site.h - the bytes of each kind of site on x86-64, in a file. */
#ifndef SITE_X86_64_H
#define SITE_X86_64_H

#include "site-table.h"

/* The name of a kind or an encoding; null: there is none of that number. */
const char *site_kind_name(unsigned kind);
const char *site_encoding_name(unsigned encoding);

/* Fills in the state and the length of ROW, the rest of which is read.  False if
   there is no site of its kind. */
bool site_code_read(const struct elf_image *image, struct site_row *row);

/* Does ROW's site change into a jump or call, which has to reach its block? */
bool site_row_jumps(const struct site_row *row);

/* Is it a key's?  What it jumps to is its host's own code. */
static inline bool site_row_of_key(const struct site_row *row)
{
	return row->kind == MARKER_SITE_KEY || row->kind == MARKER_SITE_KEY_TRUE;
}

/* Has it been switched since it was compiled? */
static inline bool site_row_switched(const struct site_row *row)
{
	return row->state == (row->kind == MARKER_SITE_KEY_TRUE ? SITE_OFF : SITE_ON);
}

#endif /* SITE_X86_64_H */
