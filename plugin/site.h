/* SPDX-License-Identifier: GPL-3.0-or-later */
/* site.h - step 3: the test of a site becomes an asm goto. */
#ifndef MARKERS_SITE_H
#define MARKERS_SITE_H

/* Registers the passes. */
void site_register_passes (const char *plugin_name);

/* True if STMT is a site. */
bool site_stmt_p (const gimple *stmt);

/* The same for an insn. */
bool site_insn_p (const rtx_insn *insn);

#endif
