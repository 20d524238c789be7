/* SPDX-License-Identifier: GPL-3.0-or-later */
/* key.h - what the plugin knows of a key, a boolean whose tests are sites. */
#ifndef MARKERS_KEY_H
#define MARKERS_KEY_H

/* True if DECL is a variable with the attribute. */
bool key_decl_p (const_tree decl);

/* The attribute's handler; NODE was found to have a name that is fine. */
bool key_check (tree node, tree name);

/* True if KEY starts true as far as this unit knows.  What is defined elsewhere is
   taken to start false. */
bool key_starts_true_p (const_tree key);

/* The symbol of KEY's descriptor: an identifier. */
tree key_descriptor_name (tree key);

/* KEY has a site in this unit. */
void key_note_used (tree key);

/* Writes the descriptors of the unit's keys; called with unit_finish_markers(). */
void key_parts_finish ();

void key_register_roots (const char *plugin_name);

#endif
