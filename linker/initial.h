/* SPDX-License-Identifier: MIT */
/* initial.h - what a file says of the sites that are on in it. */
#ifndef INITIAL_H
#define INITIAL_H

#include "site-table.h"

/* Makes the note and the descriptors of the image of SITES, whose rows are all
   right, say which sites are on.  False after a message. */
bool initial_update(struct site_table *sites);

#endif /* INITIAL_H */
