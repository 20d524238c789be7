/* SPDX-License-Identifier: GPL-3.0-or-later */
/* plugin-options.cc - reads -fplugin-arg-markers-NAME[=VALUE]. */

#include "gcc-compat.h"
#include "marker.h"
#include "plugin-options.h"

struct markers_options markers_options = { "", true, false, false };

static const char known_options[]
  = "provider=NAME, no-warn-side-effects, report, own-section";

/* Complains if ARG has a value. */
static bool
takes_no_value (const struct plugin_argument *arg)
{
  if (!arg->value)
    return true;
  error ("%<-fplugin-arg-markers-%s%> takes no value", arg->key);
  return false;
}

/* One option.  False after an error. */
static bool
read_option (const struct plugin_argument *arg)
{
  if (!strcmp (arg->key, "provider"))
    {
      if (!arg->value || !marker_name_valid_p (arg->value))
	{
	  error ("%<-fplugin-arg-markers-provider%> needs a name of letters, "
		 "digits, %<_%>, %<-%> and %<.%>, for example "
		 "%<-fplugin-arg-markers-provider=myapp%>");
	  return false;
	}
      markers_options.provider = arg->value;
      return true;
    }
  if (!strcmp (arg->key, "no-warn-side-effects"))
    {
      markers_options.warn_side_effects = false;
      return takes_no_value (arg);
    }
  if (!strcmp (arg->key, "report"))
    {
      markers_options.report = true;
      return takes_no_value (arg);
    }
  if (!strcmp (arg->key, "own-section"))
    {
      markers_options.own_section = true;
      return takes_no_value (arg);
    }
  error ("unknown option %<-fplugin-arg-markers-%s%>; known are: %s",
	 arg->key, known_options);
  return false;
}

bool
markers_options_read (const struct plugin_name_args *args)
{
  bool fine = true;
  for (int i = 0; i < args->argc; i++)
    fine &= read_option (&args->argv[i]);
  return fine;
}
