/* SPDX-License-Identifier: GPL-3.0-or-later */
/* barrier.h - what GIMPLE knows of the memory that probes read and write. */
#ifndef MARKERS_BARRIER_H
#define MARKERS_BARRIER_H

/* The pass that makes the barriers a part of the hidden calls. */
unsigned barrier_pass (function *fun);
void barrier_register_roots (const char *plugin_name);

/* Puts a barrier behind the hidden call at GSI, which has barrier_clobber () among
   its clobbers. */
void barrier_add (gimple_stmt_iterator *gsi);
tree barrier_clobber ();

/* True if STMT is a barrier. */
bool barrier_p (gimple *stmt);

#endif
