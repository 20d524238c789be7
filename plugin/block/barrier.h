/* SPDX-License-Identifier: GPL-3.0-or-later */
/* barrier.h - what GIMPLE knows of the memory that probes read and write. */
#ifndef MARKERS_BARRIER_H
#define MARKERS_BARRIER_H

/* The pass that makes the barriers a part of the hidden calls. */
unsigned barrier_pass (function *fun);
void barrier_register_roots (const char *plugin_name);

/* Puts a barrier behind the statement at GSI: a hidden call, which has
   barrier_clobber () among its clobbers, or a placeholder for one.  OBSERVER: its
   probes only read. */
void barrier_add (gimple_stmt_iterator *gsi, bool observer);
tree barrier_clobber ();

/* Takes the barrier at GSI away. */
void barrier_remove (gimple_stmt_iterator *gsi);

/* True if STMT is a barrier. */
bool barrier_p (gimple *stmt);

#endif
