/* SPDX-License-Identifier: MIT */
/*
 * site-table.h - the rows of an ELF image, with what they name, each offset and
 * string checked.
 */
#ifndef SITE_TABLE_H
#define SITE_TABLE_H

#include "elf-image.h"
#include "markers-abi.h"

/* Some rows: a section, or what the object's note says. */
struct site_rows {
	uint64_t address;
	const uint8_t *bytes;
	size_t count;
};

struct site_table {
	const struct elf_image *image;
	struct site_rows *parts;
	size_t part_count;
	size_t count; /* of rows, in all parts */
	size_t part;  /* where site_table_row() was last, and that part's first row */
	size_t part_first;
	/* What the object was compiled with leaves a note. */
	size_t note_count;
	bool notes_differ; /* they do not all say the same */
	uint64_t note_address, note_start, note_stop; /* of the last one */
	uint64_t note_descriptors_start, note_descriptors_stop;
	uint16_t note_flags;			      /* enum marker_object_flags */
};

enum site_state {
	SITE_OFF,   /* the NOP, or what its kind has */
	SITE_ON,    /* the jump to the block, likewise */
	SITE_OTHER, /* neither */
};

/* What can be wrong with a row; site_fault_text() says it. */
enum site_fault {
	SITE_FINE,
	SITE_FAULT_SITE,
	SITE_FAULT_BLOCK,
	SITE_FAULT_DESCRIPTOR,
	SITE_FAULT_VERSION,
	SITE_FAULT_NAME,
	SITE_FAULT_LOCATION,
	SITE_FAULT_SOURCE,
	SITE_FAULT_KIND,
	SITE_FAULT_CODE,
};

struct site_row {
	uint64_t address; /* of the row itself */
	uint64_t site, block, descriptor, location;
	enum site_state state;
	const char *provider, *name;	 /* "" if there is none */
	const char *file, *function;	 /* "" if there is none */
	unsigned line, column;		 /* 0: unknown */
	unsigned kind, encoding;	 /* as in a location */
	unsigned length;		 /* of its code, in bytes */
	uint64_t byte;			 /* of kinds whose state is one: where */
};

/* Finds the rows of IMAGE; there may be none.  False after a message. */
bool site_table_open(struct site_table *table, const struct elf_image *image);
void site_table_close(struct site_table *table);

/* Says why TABLE has no rows. */
void site_table_say_empty(const struct site_table *table);

/* Reads row INDEX, which is less than table->count.  After a fault the fields
   that come before it in enum site_fault are good. */
enum site_fault site_table_row(struct site_table *table, size_t index, struct site_row *row);

const char *site_fault_text(enum site_fault fault);

#endif /* SITE_TABLE_H */
