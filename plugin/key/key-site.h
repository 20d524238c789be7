/* SPDX-License-Identifier: GPL-3.0-or-later */
/* key-site.h - the tests of a key become sites. */
#ifndef MARKERS_KEY_SITE_H
#define MARKERS_KEY_SITE_H

/* Passes: before the unit's descriptors are written, which keys have sites, and
   warnings for direct writes; the sites. */
unsigned key_use_pass (function *fun);
bool key_site_gate (function *);
unsigned key_site_pass (function *fun);

#endif
