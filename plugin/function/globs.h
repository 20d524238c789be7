/* SPDX-License-Identifier: GPL-3.0-or-later */
/* globs.h - functions chosen by globs: -fplugin-arg-markers-entry, -exit. */
#ifndef MARKERS_GLOBS_H
#define MARKERS_GLOBS_H

/* One of the globs that an option lists. */
struct selection_glob
{
  const char *text; /* as fnmatch() takes it */
  bool exclude;	    /* "!GLOB" */
  bool file;	    /* "file:GLOB": of the source file, not of the function */
};

typedef auto_vec<selection_glob> selection;

/* Adds to CHOSEN the globs of VALUE, "[!][file:]GLOB[,...]", which may be null, of
   the option NAME.  False after an error. */
bool selection_add (selection *chosen, const char *name, const char *value);

/* True if CHOSEN chooses the function FNDECL. */
bool selection_has_p (const selection *chosen, tree fndecl);

#endif
