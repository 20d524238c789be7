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

/* The probe's type for MARKER: void (void *, <MARKER's parameters>). */
tree probe_type (tree marker);

/* CALL, if in C++, so that an exception that leaves it terminates. */
tree forbid_exceptions (tree call);

/* A pointer that FIELD of the structure at ADDRESS holds; FIELD is an offset in
   bytes. */
tree load_pointer (tree address, size_t field);

/* The steps of making a function around MARKER, for those that added-functions.cc does
   not know: a declaration of NAME and TYPE, one shared definition in a
   program, the begin and the end of the definition. */
tree added_function_declare (tree marker, tree name, tree type);
void added_function_share (tree marker, tree decl);
void added_function_begin (tree decl);
void added_function_end (tree decl, tree body, tree vars);

/* The parts of these that outline.cc needs: what all added functions have in
   their declaration, and the begin of a definition whose parameters are there. */
void added_function_settle (tree decl);
void added_function_open (tree decl);

/* MARKER's type as its added functions have it: with a `void *' first if
   WITH_DATA. */
tree added_function_type (tree marker, bool with_data);

/* Statements that run MARKER's probes with the parameters of DECL, which is
   being defined.  Adds its local variables to VARS. */
tree fire_statements (tree marker, tree decl, tree *vars);

tree fire_function_declare (tree marker);
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

/* Keeps MARKER's body, which no call names any more, for the function that is
   being compiled. */
void mark_body_needed (tree marker);

#endif
