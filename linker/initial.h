/* SPDX-License-Identifier: MIT */
/* initial.h - what a file says of the sites that are on in it. */
#ifndef INITIAL_H
#define INITIAL_H

#include "site-table.h"

/* Makes the note and the descriptors of the image of SITES, whose rows are all
   right, say which sites are on.  False after a message. */
bool initial_update(struct site_table *sites);

/* The variable of the key whose descriptor is at DESCRIPTOR, if the file has its
   initial value; else null. */
uint8_t *initial_key(const struct site_table *sites, uint64_t descriptor);

#endif /* INITIAL_H */
