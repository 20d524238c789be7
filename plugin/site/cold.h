/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cold.h - which basic blocks only sites lead to, and their profile. */
#ifndef MARKERS_COLD_H
#define MARKERS_COLD_H

/* Sets in COLD the basic blocks of FUN, in GIMPLE or RTL, that only sites lead
   to; those of keys count if KEYS.  False if FUN has no such site. */
bool find_cold (function *fun, sbitmap cold, bool keys = true);

/* True if BB ends in a site. */
bool ends_in_site_p (basic_block bb);

/* Takes away the sites of FUN that decide nothing. */
void drop_idle_sites (function *fun);

/* The pass that says in the profile that blocks are never run. */
unsigned profile_pass (function *fun);

#endif
