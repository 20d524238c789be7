/* SPDX-License-Identifier: MIT */
/* initial.h - what a file says of the sites that are on in it. */
#ifndef INITIAL_H
#define INITIAL_H

#include "site-table.h"

/* Makes the note and the descriptors of the image of SITES, whose rows are all
   right, say which sites are on.  False after a message. */
bool initial_update(struct site_table *sites);

/* Where the dynamic linker will write pointers in descriptors, and which. */
struct initial_pointers {
	struct initial_pointer *list; /* by address */
	size_t count, capacity;
};

/* Reads them.  False after a message; initial_pointers_close() in any case. */
bool initial_pointers_open(struct initial_pointers *pointers, const struct elf_image *image);
void initial_pointers_close(struct initial_pointers *pointers);

/* The variable of the key whose descriptor is at DESCRIPTOR, if the file has its
   initial value; else null. */
uint8_t *initial_key(const struct initial_pointers *pointers, const struct elf_image *image,
		     uint64_t descriptor);

#endif /* INITIAL_H */
