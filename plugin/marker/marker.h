/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * marker.h - what the plugin knows of a marker: its names, and the
 * declarations that stand for its parts in this translation unit.
 *
 * Nothing is kept beside the trees: the parts hang on the marker's
 * declaration, so that the garbage collector and precompiled headers see them.
 */
#ifndef MARKERS_MARKER_H
#define MARKERS_MARKER_H

/* The attributes, as users and markers.h write them. */
#define MARKER_ATTRIBUTE "marker"
#define MARKER_OBSERVER_ATTRIBUTE "marker_observer"
#define MARKER_ATTACH_ATTRIBUTE "marker_attach"

/* True if NAME may be a marker's name or provider: what a pattern can match
   without a second thought. */
bool marker_name_valid_p (const char *name);

/* True if DECL is a function with the marker attribute. */
bool marker_decl_p (const_tree decl);

/* True if this unit emits MARKER's body; an inline definition of C99 is not
   emitted, another unit has the external one. */
bool marker_body_here_p (tree marker);

/* True if probes of MARKER promise only to read. */
bool marker_observer_p (const_tree marker);

/* True if MARKER's prototype ends in "...". */
bool marker_variadic_p (const_tree marker);

/* True if MARKER belongs to this translation unit alone. */
bool marker_local_p (const_tree marker);

/* MARKER's, or a key's, name and provider: newly allocated. */
char *marker_name (tree marker);
char *marker_provider (tree marker);

/* MARKER's linkage name, as the assembler sees it. */
const char *marker_symbol (tree marker);

/* What makes a symbol of this unit unlike those of other units, and NUMBER unlike
   other numbers: newly allocated. */
char *marker_unit_suffix (unsigned number);

/* The name of one of MARKER's own symbols, in this unit or shared by all units
   of a program: "marker_descriptor.SYMBOL". */
tree marker_part_name (tree marker, const char *part);

/* The parts.  Each is declared at its first use; marker_parts_finish() defines
   those that were used.  */

/* A variable for MARKER's descriptor (struct marker_descriptor), external:
   assembly text defines it. */
tree marker_descriptor (tree marker);

/* A function with MARKER's parameters that runs the probes: what the block of
   a site calls if it has nothing better. */
tree marker_fire (tree marker);

/* The marker that FNDECL is the marker_fire() of, or null. */
tree marker_of_fire (tree fndecl);

/* The functions around markers that a translation unit has to define, and its
   descriptors.  Called once, after the last site was lowered and before the
   first IPA pass. */
void marker_parts_finish ();

/* Registers what the garbage collector has to know. */
void marker_register_roots (const char *plugin_name);

#endif
