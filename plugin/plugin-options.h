/* SPDX-License-Identifier: GPL-3.0-or-later */
/* plugin-options.h - the plugin's options, -fplugin-arg-markers-NAME[=VALUE]. */
#ifndef MARKERS_PLUGIN_OPTIONS_H
#define MARKERS_PLUGIN_OPTIONS_H

#include "function/globs.h"

struct markers_options
{
  /* provider=NAME: the provider of markers that name none. */
  const char *provider;
  /* no-warn-side-effects: no warning for arguments with side effects. */
  bool warn_side_effects;
  /* report: say how each site is made. */
  bool report;
  /* own-section: blocks apart from other cold code. */
  bool own_section;
  /* no-warn-key-writes: no warning for direct writes to keys. */
  bool warn_key_writes;
  /* site=KIND: an enum marker_site_kind. */
  unsigned site_kind;
  /* nop=ENCODING: an enum marker_site_encoding. */
  unsigned nop_encoding;
  /* entry=GLOBS, exit=GLOBS: functions with markers at their entry, their exits. */
  function_globs entry;
  function_globs exit;
  /* function-observers: their probes only read. */
  bool function_observers;
};

extern struct markers_options markers_options;

/* Reads the options given for the plugin.  False, after an error for each one
   that is unknown or malformed. */
bool markers_options_read (const struct plugin_name_args *args);

/* What --help says of them, a line or more each: newly allocated. */
char *markers_options_help ();

#endif
