/* SPDX-License-Identifier: GPL-3.0-or-later */
/* marker.cc - what a marker is, and its names. */

#include "gcc-compat.h"
#include "marker/marker.h"
#include "plugin-options.h"

bool
marker_decl_p (const_tree decl)
{
  return decl && TREE_CODE (decl) == FUNCTION_DECL
	 && lookup_attribute (MARKER_ATTRIBUTE, DECL_ATTRIBUTES (decl));
}

bool
marker_body_here_p (tree marker)
{
  cgraph_node *node = cgraph_node::get (marker);
  return node && node->definition && !DECL_EXTERNAL (marker);
}

bool
marker_observer_p (const_tree marker)
{
  return lookup_attribute (MARKER_OBSERVER_ATTRIBUTE,
			   DECL_ATTRIBUTES (marker));
}

bool
marker_variadic_p (const_tree marker)
{
  return stdarg_p (TREE_TYPE (marker));
}

bool
marker_local_p (const_tree marker)
{
  return !TREE_PUBLIC (marker);
}

/* The attribute's string, or null. */
static const char *
attribute_text (const_tree marker)
{
  tree attr
    = lookup_attribute (VAR_P (marker) ? MARKER_KEY_ATTRIBUTE : MARKER_ATTRIBUTE,
			DECL_ATTRIBUTES (marker));
  tree args = TREE_VALUE (attr);
  return args ? TREE_STRING_POINTER (TREE_VALUE (args)) : NULL;
}

char *
marker_name (tree marker)
{
  const char *text = attribute_text (marker);
  if (!text)
    return xstrdup (IDENTIFIER_POINTER (DECL_NAME (marker)));
  const char *colon = strchr (text, ':');
  return xstrdup (colon ? colon + 1 : text);
}

char *
marker_provider (tree marker)
{
  const char *text = attribute_text (marker);
  const char *colon = text ? strchr (text, ':') : NULL;
  return colon ? xstrndup (text, colon - text)
	       : xstrdup (markers_options.provider);
}

/* LTO may put a marker's parts and its sites into different files, so that they
   are global then: the unit is told by what it was compiled from, and to. */
char *
marker_unit_suffix (unsigned number)
{
  char suffix[64];
  if (flag_lto)
    {
      unsigned where = crc32_string (0, remap_debug_filename (get_src_pwd ()));
      unsigned what = crc32_string (0, main_input_filename);
      what = crc32_string (what, aux_base_name ? aux_base_name : "");
      snprintf (suffix, sizeof suffix, ".%u.%08x%08x", number, where, what);
    }
  else
    snprintf (suffix, sizeof suffix, ".%u", number);
  return xstrdup (suffix);
}

bool
marker_of_function_p (const_tree marker)
{
  return DECL_ARTIFICIAL (marker);
}
