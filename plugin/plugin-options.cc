/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * plugin-options.cc - reads -fplugin-arg-markers-NAME[=VALUE].
 *
 * A new option goes to the table `options', and to the manual and the man page.
 */

#include "gcc-compat.h"
#include "intl.h"
#include "marker/name.h"
#include "plugin-options.h"
#include "target-asm.h"
#include "markers-abi.h"

#define PREFIX "-fplugin-arg-markers-"

struct markers_options markers_options
  = { "", true, false, false, true, MARKER_SITE_NOP, TARGET_ENCODING_USUAL, {}, {},
      false };

/* In the order of enum marker_site_kind, and null. */
static const char *const kinds[]
  = { "nop", "flip", "call", "branch", "immediate", NULL };

struct option_entry
{
  const char *name;
  const char *form; /* of its value; null: it takes none */
  const char *help;
  const char *const *values; /* what its value is one of, if there is a list */
  /* Reads VALUE, which may be null.  False after an error. */
  bool (*set) (const struct option_entry *option, const char *value);
  /* Without `set': what the option makes ON. */
  bool *flag;
  bool on;
};

static bool set_provider (const struct option_entry *, const char *);
static bool set_kind (const struct option_entry *, const char *);
static bool set_encoding (const struct option_entry *, const char *);
static bool set_entry (const struct option_entry *, const char *);
static bool set_exit (const struct option_entry *, const char *);

/* Each option, in the order in which they are shown. */
static const struct option_entry options[] = {
  { "provider", "NAME", "the provider of markers that name none", NULL, set_provider,
    NULL, false },
  { "no-warn-side-effects", NULL, "no warning for arguments with side effects", NULL,
    NULL, &markers_options.warn_side_effects, false },
  { "report", NULL, "say of each site whether its host pays for the call", NULL, NULL,
    &markers_options.report, true },
  { "own-section", NULL, "put blocks into .text.markers, apart from other cold code",
    NULL, NULL, &markers_options.own_section, true },
  { "site", "KIND", "how sites are made, the first if not given", kinds, set_kind,
    NULL, false },
  { "nop", "ENCODING", "what the NOP of a site is made of, the first if not given",
    target_encodings, set_encoding, NULL, false },
  { "no-warn-key-writes", NULL, "no warning for direct writes to keys", NULL, NULL,
    &markers_options.warn_key_writes, false },
  { "entry", "GLOBS",
    "a marker at the entry of these functions: [!][file:]GLOB[,...]; ! excludes,\n"
    "\tfile: is of the source file",
    NULL, set_entry, NULL, false },
  { "exit", "GLOBS", "the same at their exits", NULL, set_exit, NULL, false },
  { "function-observers", NULL, "the probes of these markers only read", NULL, NULL,
    &markers_options.function_observers, true },
};

/* The place of VALUE in LIST, or -1. */
static int
find_name (const char *value, const char *const *list)
{
  for (int i = 0; value && list[i]; i++)
    if (!strcmp (value, list[i]))
      return i;
  return -1;
}

/* "`a', `b' or `c'" for LIST: newly allocated. */
static char *
quoted (const char *const *list)
{
  pretty_printer pp;
  for (int i = 0; list[i]; i++)
    {
      if (i > 0)
	pp_string (&pp, list[i + 1] ? ", " : " or ");
      pp_string (&pp, open_quote);
      pp_string (&pp, list[i]);
      pp_string (&pp, close_quote);
    }
  return xstrdup (pp_formatted_text (&pp));
}

static bool
set_provider (const struct option_entry *option, const char *value)
{
  if (!value || !marker_name_valid_p (value))
    {
      error ("%<" PREFIX "%s%> needs a name of letters, digits, %<_%>, %<-%> and "
	     "%<.%>, for example %<" PREFIX "%s=myapp%>",
	     option->name, option->name);
      return false;
    }
  markers_options.provider = value;
  return true;
}

static bool
set_kind (const struct option_entry *option, const char *value)
{
  int kind = find_name (value, option->values);
  if (kind < 0)
    {
      char *known = quoted (option->values);
      error ("unknown kind of site %qs; %<" PREFIX "%s=%> takes %s",
	     value ? value : "", option->name, known);
      free (known);
      return false;
    }
  markers_options.site_kind = kind;
  return true;
}

static bool
set_encoding (const struct option_entry *option, const char *value)
{
  int encoding = find_name (value, option->values);
  const char *refusal = value ? target_encoding_refusal (value) : NULL;
  if (encoding >= 0 && !refusal)
    {
      markers_options.nop_encoding = encoding;
      return true;
    }
  char *known = quoted (option->values);
  if (refusal)
    error ("the NOP %qs is refused: %s; %<" PREFIX "%s=%> takes %s", value, refusal,
	   option->name, known);
  else
    error ("unknown NOP %qs; %<" PREFIX "%s=%> takes %s", value ? value : "",
	   option->name, known);
  free (known);
  return false;
}

static bool
set_entry (const struct option_entry *option, const char *value)
{
  return globs_add (&markers_options.entry, option->name, value);
}

static bool
set_exit (const struct option_entry *option, const char *value)
{
  return globs_add (&markers_options.exit, option->name, value);
}

/* Do the options go together? */
static bool
check_together ()
{
  unsigned kind = markers_options.site_kind;
  unsigned encoding = markers_options.nop_encoding;
  if (encoding == TARGET_ENCODING_USUAL || kind == MARKER_SITE_NOP
      || kind == MARKER_SITE_CALL)
    return true;
  error ("%<" PREFIX "nop=%s%> does not go with %<" PREFIX "site=%s%>, whose sites "
	 "hold no NOP",
	 target_encodings[encoding], kinds[kind]);
  return false;
}

/* Prints the options to PP, as the message for an unknown one lists them. */
static void
print_names (pretty_printer *pp)
{
  for (size_t i = 0; i < ARRAY_SIZE (options); i++)
    {
      pp_string (pp, i ? ", " : "");
      pp_string (pp, options[i].name);
      if (options[i].form)
	{
	  pp_character (pp, '=');
	  pp_string (pp, options[i].form);
	}
    }
}

/* One option.  False after an error. */
static bool
read_option (const struct plugin_argument *arg)
{
  for (size_t i = 0; i < ARRAY_SIZE (options); i++)
    {
      const struct option_entry *option = &options[i];
      if (strcmp (arg->key, option->name))
	continue;
      if (option->set)
	return option->set (option, arg->value);
      *option->flag = option->on;
      if (!arg->value)
	return true;
      error ("%<" PREFIX "%s%> takes no value", arg->key);
      return false;
    }
  pretty_printer known;
  print_names (&known);
  error ("unknown option %<" PREFIX "%s%>; known are: %s", arg->key,
	 pp_formatted_text (&known));
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

char *
markers_options_help ()
{
  pretty_printer pp;
  for (size_t i = 0; i < ARRAY_SIZE (options); i++)
    {
      const struct option_entry *option = &options[i];
      pp_string (&pp, "  " PREFIX);
      pp_string (&pp, option->name);
      if (option->form)
	{
	  pp_character (&pp, '=');
	  pp_string (&pp, option->form);
	}
      pp_string (&pp, "\n\t");
      pp_string (&pp, option->help);
      for (int j = 0; option->values && option->values[j]; j++)
	{
	  pp_string (&pp, j ? ", " : ": ");
	  pp_string (&pp, option->values[j]);
	}
      pp_newline (&pp);
    }
  return xstrdup (pp_formatted_text (&pp));
}
