/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * descriptor.h - the records that the plugin writes as assembly text: one
 * descriptor a marker, one note an object.
 */
#ifndef MARKERS_DESCRIPTOR_H
#define MARKERS_DESCRIPTOR_H

struct descriptor_functions
{
  tree body;   /* null: none */
  tree fanout; /* null: none */
};

/* Writes MARKER's descriptor: to FILE, or, if that is null, before all code. */
void descriptor_emit (tree marker, const struct descriptor_functions *functions,
		      FILE *file);

/* What a key's descriptor says. */
struct key_text
{
  const char *descriptor; /* symbols */
  const char *variable;
  const char *name;
  const char *provider;
  const char *symbol;
  bool starts_true; /* and other units may take it to start false */
};

/* Writes KEY's descriptor. */
void key_descriptor_emit (tree key, const struct key_text *text);

/* Writes the note by which the runtime finds the tables of a program or shared
   object, and the constructor and the destructor that show it to the runtime. */
void object_note_emit ();

#endif
