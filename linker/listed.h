/* SPDX-License-Identifier: MIT */
/* listed.h - one image of "markers list", while it is printed. */
#ifndef LISTED_H
#define LISTED_H

#include "block-walk.h"
#include "match.h"
#include "site-table.h"
#include "symbol-table.h"

enum list_count { COUNT_NONE, COUNT_MARKER, COUNT_FUNCTION };

/* What is wanted, and how far the output is. */
struct listing {
	bool json, sizes;
	enum list_count count;
	struct site_match match;
	bool started; /* something has been printed */
	bool found;   /* some image has sites */
	bool matched; /* some site is selected */
};

/* One image while it is printed. */
struct listed_image {
	const struct elf_image *image;
	struct site_table sites;
	struct symbol_table symbols;
	struct block_walker walker; /* open if sizes are wanted */
	uint32_t *selected;	    /* the rows to print; each can be read */
	size_t count;
};

/* The selected row I. */
void listed_row(struct listed_image *listed, size_t i, struct site_row *row);

/* Bytes of cold code that the site of ROW has.  A key's are its host's own. */
uint64_t listed_cold_size(struct listed_image *listed, const struct site_row *row);

/* TEXT, a name from outside the rows; null if there is none or the work is spent. */
const char *listed_text(struct listed_image *listed, const char *text);

#endif /* LISTED_H */
