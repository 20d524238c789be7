/* SPDX-License-Identifier: GPL-3.0-or-later */
/* make-function.h - how the plugin makes a function. */
#ifndef MARKERS_MAKE_FUNCTION_H
#define MARKERS_MAKE_FUNCTION_H

/* The probe's type for MARKER: void (void *, <MARKER's parameters>). */
tree probe_type (tree marker);

/* CALL, if in C++, so that an exception that leaves it terminates. */
tree must_not_throw (tree call);

/* A pointer that FIELD of the structure at ADDRESS holds; FIELD is an offset in
   bytes. */
tree load_pointer (tree address, size_t field);

/* The steps of making a function around MARKER: a declaration of NAME and TYPE, one shared definition in a
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

/* Keeps MARKER's body, which no call names any more, for the function that is
   being compiled. */
void mark_body_needed (tree marker);

#endif
