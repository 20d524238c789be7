/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lowering.h - step 2: a call of a marker becomes conditional. */
#ifndef MARKERS_LOWERING_H
#define MARKERS_LOWERING_H

/* Puts the lowering in front of the language's part of the gimplifier. */
void lowering_start ();

/* True if FNDECL is the function whose call stands for "this site is enabled";
   its argument is the address of the descriptor, the second one of the
   marker. */
bool site_test_p (const_tree fndecl);

void lowering_register_roots (const char *plugin_name);

#endif
