/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * globs.cc - functions chosen by globs.
 *
 * A function is chosen if some glob without "!" matches, or there is none, and
 * no glob with "!" does.  A function goes by its name as written, in C++
 * also by the qualified one ("ns::Class::name"), and by the assembler's; a
 * file by its path as the compiler was given it, and by the last part of that.
 */

#include "gcc-compat.h"
#include "function/globs.h"

#include <fnmatch.h>

static const char file_prefix[] = "file:";

/* True if GLOB, of LENGTH, is none: it is empty, ends in the middle of a quote,
   or has a "[" without "]". */
static bool
malformed_p (const char *glob, size_t length)
{
  if (!length)
    return true;
  for (size_t i = 0; i < length; i++)
    {
      if (glob[i] == '\\' && ++i == length)
	return true;
      if (glob[i] != '[')
	continue;
      size_t first = i + 1;
      if (first < length && strchr ("!^", glob[first]))
	first++;
      /* "]" is an ordinary member if it is the first one. */
      const char *end
	= first + 1 < length
	    ? (const char *) memchr (glob + first + 1, ']', length - first - 1)
	    : NULL;
      if (!end)
	return true;
      i = end - glob;
    }
  return false;
}

bool
globs_add (function_globs *chosen, const char *name, const char *value)
{
  for (const char *at = value ? value : "";;)
    {
      const char *end = at;
      while (*end && *end != ',')
	end += *end == '\\' && end[1] ? 2 : 1;
      function_glob glob = { NULL, *at == '!', false };
      at += glob.exclude;
      if (startswith (at, file_prefix))
	{
	  glob.file = true;
	  at += strlen (file_prefix);
	}
      if (end < at || malformed_p (at, end - at))
	{
	  error ("%<-fplugin-arg-markers-%s%> needs globs of function names, "
		 "joined by commas, for example "
		 "%<-fplugin-arg-markers-%s=parse_*,!parse_char,!file:test*%>",
		 name, name);
	  return false;
	}
      glob.text = xstrndup (at, end - at);
      chosen->safe_push (glob);
      if (!*end)
	return true;
      at = end + 1;
    }
}

static bool
matches_p (const char *glob, const char *text)
{
  return text && !fnmatch (glob, text, 0);
}

/* True if GLOB matches the source file of FNDECL. */
static bool
file_matches_p (const char *glob, tree fndecl)
{
  const char *file = expand_location (DECL_SOURCE_LOCATION (fndecl)).file;
  return matches_p (glob, file) || (file && matches_p (glob, lbasename (file)));
}

/* True if GLOB matches a name of FNDECL. */
static bool
name_matches_p (const char *glob, tree fndecl)
{
  const char *symbol = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (fndecl));
  return matches_p (glob, lang_hooks.decl_printable_name (fndecl, 0))
	 || matches_p (glob, lang_hooks.decl_printable_name (fndecl, 1))
	 || matches_p (glob, IDENTIFIER_POINTER (DECL_NAME (fndecl)))
	 || matches_p (glob, symbol + (symbol[0] == '*'));
}

bool
globs_choose_p (const function_globs *chosen, tree fndecl)
{
  bool wanted = false, any = false;
  for (unsigned i = 0; i < chosen->length (); i++)
    {
      const function_glob *glob = &(*chosen)[i];
      any |= !glob->exclude;
      if (glob->exclude ? false : wanted)
	continue;
      if (!(glob->file ? file_matches_p (glob->text, fndecl)
		       : name_matches_p (glob->text, fndecl)))
	continue;
      if (glob->exclude)
	return false;
      wanted = true;
    }
  return wanted || (!any && !chosen->is_empty ());
}
