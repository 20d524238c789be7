/* SPDX-License-Identifier: GPL-3.0-or-later */
/* marker.h - what a marker is, and its names. */
#ifndef MARKERS_MARKER_H
#define MARKERS_MARKER_H

/* The attributes, as users and markers.h write them. */
#define MARKER_ATTRIBUTE "marker"
#define MARKER_OBSERVER_ATTRIBUTE "marker_observer"
#define MARKER_ATTACH_ATTRIBUTE "marker_attach"
#define MARKER_KEY_ATTRIBUTE "marker_key"

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

/* What makes a symbol of this unit unlike those of other units, and NUMBER unlike
   other numbers: newly allocated. */
char *marker_unit_suffix (unsigned number);

/* True if MARKER is one of a function's entry or exit: it has no body and no symbol. */
bool marker_of_function_p (const_tree marker);

#endif
