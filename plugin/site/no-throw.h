/* SPDX-License-Identifier: GPL-3.0-or-later */
/* no-throw.h - no exception comes from a site or a hidden call. */
#ifndef MARKERS_NO_THROW_H
#define MARKERS_NO_THROW_H

/* Removes the edges from BB, the end of which has been taken away, that exceptions
   would take; false if there is none.  Then GCC has to clean up the CFG: blocks that
   nothing leads to any more are left in place. */
bool drop_eh_edges (basic_block bb);

bool no_throw_gate (function *fun);
unsigned no_throw_pass (function *fun);

#endif
