/* SPDX-License-Identifier: GPL-3.0-or-later */
/* entry.h - placeholders of entries become sites. */
#ifndef MARKERS_ENTRY_H
#define MARKERS_ENTRY_H

/* Puts a site at the entry that PLACEHOLDER, which goes, is of. */
void entry_site_insert (gasm *placeholder);

/* The pass. */
unsigned entry_pass (function *fun);

#endif
