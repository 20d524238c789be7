/* SPDX-License-Identifier: GPL-3.0-or-later */
/* type-text.h - types as text, and as a recorder has to know them. */
#ifndef MARKERS_TYPE_TEXT_H
#define MARKERS_TYPE_TEXT_H

struct parameter_text
{
  char *type; /* allocated */
  unsigned size;
  unsigned kind; /* enum marker_parameter_kind */
};

void parameter_text_get (tree type, struct parameter_text *text);

/* "void (int fd, const char *path)"; allocated. */
char *prototype_text (tree marker);

#endif
