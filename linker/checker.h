/* SPDX-License-Identifier: MIT */
/* checker.h - one image of "markers check", and how its parts say what they found. */
#ifndef CHECKER_H
#define CHECKER_H

#include "block-walk.h"
#include "site-table.h"
#include "symbol-table.h"

/* A site whose row is right so far. */
struct checked_site {
	uint64_t site, block, descriptor;
	size_t row;
};

/* A descriptor of section marker_descriptors. */
struct checked_descriptor {
	uint64_t address;
	const char *symbol; /* "" if it may be there twice */
	const char *prototype;
};

struct checker {
	const struct elf_image *image;
	struct site_table sites;
	struct symbol_table symbols;
	struct block_walker walker;
	struct checked_site *checked; /* by site */
	size_t checked_count;
	struct checked_descriptor *descriptors; /* by address, once they are checked */
	size_t descriptor_count;
	size_t on; /* sites */
	size_t faults;
	bool failed; /* after a message */
	struct check_notes {
		size_t without_host; /* sites in code that no symbol covers */
		char *reason;	     /* why: symbol_table_reason() */
		size_t inside_host;  /* blocks in the symbol of their site */
		size_t runs_off;     /* blocks whose code ends */
		size_t twice;	     /* descriptors beyond the first of a symbol */
	} notes;
};

/* Prints a fault at ADDRESS as one line: FILE, file offset, what, and what to
   do. */
void check_fault(struct checker *checker, uint64_t address, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

#endif /* CHECKER_H */
