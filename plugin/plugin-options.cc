/* SPDX-License-Identifier: GPL-3.0-or-later */
/* plugin-options.cc - reads -fplugin-arg-markers-NAME[=VALUE]. */

#include "gcc-compat.h"
#include "marker/name.h"
#include "plugin-options.h"
#include "target-asm.h"
#include "markers-abi.h"

struct markers_options markers_options
  = { "", true, false, false, true, MARKER_SITE_NOP, MARKER_ENCODING_NOPL, {}, {},
      false };

static const char known_options[]
  = "provider=NAME, no-warn-side-effects, report, own-section, site=KIND, "
    "nop=ENCODING, no-warn-key-writes, entry=GLOBS, exit=GLOBS, "
    "function-observers";

/* In the order of enum marker_site_kind. */
static const char *const kinds[] = { "nop", "flip", "call", "branch", "immediate" };

/* In the order of enum marker_site_encoding. */
static const char *const encodings[] = { "nopl", "data16", "nops" };

/* The place of VALUE among the COUNT names in LIST, or -1. */
static int
find_name (const char *value, const char *const *list, size_t count)
{
  for (size_t i = 0; value && i < count; i++)
    if (!strcmp (value, list[i]))
      return i;
  return -1;
}

static bool
read_kind (const char *value)
{
  int kind = find_name (value, kinds, ARRAY_SIZE (kinds));
  if (kind < 0)
    {
      error ("unknown kind of site %qs; "
	     "%<-fplugin-arg-markers-site=%> takes %<nop%>, %<flip%>, %<call%>, "
	     "%<branch%> or %<immediate%>",
	     value ? value : "");
      return false;
    }
  markers_options.site_kind = kind;
  return true;
}

static bool
read_encoding (const char *value)
{
  int encoding = find_name (value, encodings, ARRAY_SIZE (encodings));
  const char *refusal = value ? target_encoding_refusal (value) : NULL;
  if (refusal)
    error ("the NOP %qs is refused: %s; %<-fplugin-arg-markers-nop=%> takes "
	   "%<nopl%>, %<data16%> or %<nops%>",
	   value, refusal);
  else if (encoding < 0)
    error ("unknown NOP %qs; %<-fplugin-arg-markers-nop=%> takes %<nopl%>, "
	   "%<data16%> or %<nops%>",
	   value ? value : "");
  else
    {
      markers_options.nop_encoding = encoding;
      return true;
    }
  return false;
}

/* Do the options go together? */
static bool
check_together ()
{
  unsigned kind = markers_options.site_kind;
  unsigned encoding = markers_options.nop_encoding;
  if (encoding == MARKER_ENCODING_NOPL || kind == MARKER_SITE_NOP
      || kind == MARKER_SITE_CALL)
    return true;
  error ("%<-fplugin-arg-markers-nop=%s%> does not go with "
	 "%<-fplugin-arg-markers-site=%s%>, whose sites hold no NOP",
	 encodings[encoding], kinds[kind]);
  return false;
}

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
  if (!strcmp (arg->key, "no-warn-key-writes"))
    {
      markers_options.warn_key_writes = false;
      return takes_no_value (arg);
    }
  if (!strcmp (arg->key, "site"))
    return read_kind (arg->value);
  if (!strcmp (arg->key, "nop"))
    return read_encoding (arg->value);
  if (!strcmp (arg->key, "function-observers"))
    {
      markers_options.function_observers = true;
      return takes_no_value (arg);
    }
  if (!strcmp (arg->key, "entry"))
    return globs_add (&markers_options.entry, arg->key, arg->value);
  if (!strcmp (arg->key, "exit"))
    return globs_add (&markers_options.exit, arg->key, arg->value);
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
  return fine && check_together ();
}
