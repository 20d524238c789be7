/* SPDX-License-Identifier: GPL-3.0-or-later */
/* globs.h - functions chosen by globs: -fplugin-arg-markers-entry, -exit. */
#ifndef MARKERS_GLOBS_H
#define MARKERS_GLOBS_H

/* One of the globs that an option lists. */
struct function_glob
{
  const char *text; /* as fnmatch() takes it */
  bool exclude;	    /* "!GLOB" */
  bool file;	    /* "file:GLOB": of the source file, not of the function */
};

typedef auto_vec<function_glob> function_globs;

/* Adds to CHOSEN the globs of VALUE, "[!][file:]GLOB[,...]", which may be null, of
   the option NAME.  False after an error. */
bool globs_add (function_globs *chosen, const char *name, const char *value);

/* True if CHOSEN chooses the function FNDECL. */
bool globs_choose_p (const function_globs *chosen, tree fndecl);

#endif
