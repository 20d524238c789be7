/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * parts.h - the declarations that stand for a marker's parts in this translation
 * unit.
 *
 * Nothing is kept beside the trees: the parts hang on the marker's
 * declaration, so that the garbage collector and precompiled headers see them.
 */
#ifndef MARKERS_PARTS_H
#define MARKERS_PARTS_H

/* MARKER's linkage name, as the assembler sees it. */
const char *marker_symbol (tree marker);

/* The name of one of MARKER's own symbols, in this unit or shared by all units
   of a program: "marker_descriptor.SYMBOL". */
tree marker_part_name (tree marker, const char *part);

/* The parts.  Each is declared at its first use; unit_finish_markers() defines
   those that were used. */

/* A variable for MARKER's descriptor (struct marker_descriptor), external:
   assembly text defines it. */
tree marker_descriptor (tree marker);

/* A function with MARKER's parameters that runs the probes: what the block of
   a site calls if it has nothing better. */
tree marker_fire (tree marker);

/* The marker that FNDECL is the marker_fire() of, or null. */
tree marker_of_fire (tree fndecl);

/* The same if it has been asked for, else null. */
tree marker_fire_used (tree marker);

/* This unit uses MARKER: it has parts. */
void marker_note_used (tree marker);

/* A TREE_LIST of the markers that this unit uses, from the first use to the latest.
   Called once. */
tree markers_used_in_order ();

/* Takes the parts away from the declarations. */
void marker_parts_drop ();

/* True if code that GCC has written names MARKER's descriptor. */
bool marker_descriptor_written_p (tree marker);

/* Registers what the garbage collector has to know. */
void parts_register_roots (const char *plugin_name);

#endif
