/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * added-functions.h - the functions that the plugin adds around a marker
 *
 *   void marker (int a)	    { ... }		what the user wrote
 *
 *   marker_fire (int a)	    runs the descriptor's probes
 *   marker_fanout (void *p, int a) a probe: runs an array of probes
 *   marker_probe (void *p, int a)  a probe: calls the marker's body
 *   marker (int a)		    the symbol itself: what a call through a
 *				    pointer reaches; fires if the marker is on (address.h)
 *
 * They stand in the cold section.
 */
#ifndef MARKERS_ADDED_FUNCTIONS_H
#define MARKERS_ADDED_FUNCTIONS_H

/* Statements that run MARKER's probes with the parameters of DECL, which is
   being defined.  Adds its local variables to VARS. */
tree fire_statements (tree marker, tree decl, tree *vars);

/* Defines FIRE, which is marker_fire (MARKER). */
void fire_function_define (tree marker, tree fire);

/* Defines MARKER's fan-out and returns it. */
tree fanout_function_define (tree marker);

/* A fan-out for markers of TYPE, whose parameters go in general and floating point
   registers, shared by all types that look so to a processor. */
tree fanout_function_for_type (tree type);

/* What the descriptor names as MARKER's body: an adapter defined here if this
   unit has the body, a weak reference if another one may have it, null if none
   can. */
tree body_probe_define (tree marker);

#endif
