/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * function-marker.h - the markers of functions.
 *
 *	int f (int a, struct s b) { ... }
 *
 * is as if there were
 *
 *	marker ("entry:f") void (int a, const struct s *b);
 *	marker ("exit:f") void (int);
 *	marker ("tail:f") void (void);
 */
#ifndef MARKERS_FUNCTION_MARKER_H
#define MARKERS_FUNCTION_MARKER_H

/* What a marker of a function needs for its sites. */
struct function_marker
{
  tree descriptor; /* a variable; null: no such marker */
  tree fire;	   /* marker_fire(), if its sites need it; or null */
  bool observer;   /* its probes only read */
};

/* Declares MARKER, "entry:" or "exit:" and so on, of FNDECL, with PARAMETERS: a list
   of types (TREE_VALUE), names (TREE_PURPOSE). */
tree function_marker_declare (tree fndecl, const char *provider, tree parameters);

/* True if the value of TYPE is an argument of a marker as it is: what is not is
   passed as the address of an object. */
bool passed_by_value_p (const_tree type);

/* A pointer, for the address of an object of TYPE. */
tree passed_address_type (tree type);

#endif
