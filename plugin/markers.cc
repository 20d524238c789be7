/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * markers.cc - where GCC enters the plugin.
 *
 * A plugin works with the very GCC that it was built for.  Another one may lack
 * functions that the steps need, and then refuses to load them before anything
 * could be said.  So this file, which needs next to nothing, compares the
 * versions first and loads the steps (start.cc) if they agree.
 */

#include "gcc-plugin.h"
#include "diagnostic-core.h"
#include "plugin-version.h"
#include "start.h"

#include <dlfcn.h>

__attribute__ ((visibility ("default"))) int plugin_is_GPL_compatible;

/* Prints each field that differs; true if none does. */
static bool
check_version (const struct plugin_gcc_version *running)
{
  const struct
  {
    const char *what, *built, *runs;
  } fields[] = {
    { "version", gcc_version.basever, running->basever },
    { "date", gcc_version.datestamp, running->datestamp },
    { "phase", gcc_version.devphase, running->devphase },
    { "revision", gcc_version.revision, running->revision },
    { "configuration", gcc_version.configuration_arguments,
      running->configuration_arguments },
  };
  bool same = true;
  for (size_t i = 0; i < ARRAY_SIZE (fields); i++)
    if (strcmp (fields[i].built, fields[i].runs))
      {
	if (same)
	  error ("the plugin %<markers%> was built for GCC %s and cannot be "
		 "loaded into GCC %s; build it with this compiler",
		 gcc_version.basever, running->basever);
	inform (UNKNOWN_LOCATION, "its %s: plugin %qs, compiler %qs",
		fields[i].what, fields[i].built, fields[i].runs);
	same = false;
      }
  return same;
}

/* Loads the steps from this file's own directory. */
static void *
load_steps ()
{
  Dl_info self;
  if (!dladdr ((void *) check_version, &self))
    return NULL;
  const char *slash = strrchr (self.dli_fname, '/');
  int length = slash ? slash + 1 - self.dli_fname : 0;
  char *path = xasprintf ("%.*s%s", length, self.dli_fname, MARKERS_STEPS_FILE);
  /* Lazy: a file without markers needs few of GCC's functions. */
  void *steps = dlopen (path, RTLD_LAZY | RTLD_LOCAL);
  free (path);
  if (!steps)
    error ("the plugin %<markers%> is incomplete: %s", dlerror ());
  return steps;
}

__attribute__ ((visibility ("default"))) int
plugin_init (struct plugin_name_args *args, struct plugin_gcc_version *version)
{
  if (!check_version (version))
    return 1;
  void *steps = load_steps ();
  if (!steps)
    return 1;
  int (*start) (struct plugin_name_args *)
    = (int (*) (struct plugin_name_args *)) dlsym (steps, "markers_start");
  return start ? start (args) : 1;
}
