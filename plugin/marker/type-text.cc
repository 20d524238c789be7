/* SPDX-License-Identifier: GPL-3.0-or-later */
/* type-text.cc - types as text, and as a recorder has to know them. */

#include "gcc-compat.h"
#include "marker/type-text.h"
#include "markers-abi.h"

/* TYPE as the language prints it, without the "{aka ...}" that GCC adds to a
   typedef in messages. */
static char *
type_text (tree type)
{
  pretty_printer *pp = markers_language_printer ();
  pp_show_color (pp) = false;
  pp_clear_output_area (pp);
  /* The language gives %T its meaning; no format check knows that. */
  static const char *volatile format = "%T";
  pp_printf (pp, format, type);
  char *text = xstrdup (pp_formatted_text (pp));
  delete pp;
  char *aka = strstr (text, " {aka ");
  if (aka)
    *aka = '\0';
  return text;
}

static bool
character_type_p (tree type)
{
  tree main = TYPE_MAIN_VARIANT (type);
  if (main == char_type_node)
    return true;
  /* C++ has types of its own for wide characters; C's are integers. */
  tree name = TYPE_NAME (main);
  if (!lang_GNU_CXX () || !name || TREE_CODE (name) != TYPE_DECL)
    return false;
  static const char *const wide[]
    = { "wchar_t", "char8_t", "char16_t", "char32_t" };
  for (size_t i = 0; i < ARRAY_SIZE (wide); i++)
    if (id_equal (DECL_NAME (name), wide[i]))
      return true;
  return false;
}

static enum marker_parameter_kind
pointer_kind (tree type)
{
  if (TREE_CODE (type) == POINTER_TYPE
      && TYPE_MAIN_VARIANT (TREE_TYPE (type)) == char_type_node)
    return MARKER_PARAMETER_STRING;
  return MARKER_PARAMETER_POINTER;
}

static enum marker_parameter_kind
parameter_kind (tree type)
{
  if (TREE_ADDRESSABLE (type))
    return MARKER_PARAMETER_REFERENCE;
  switch (TREE_CODE (type))
    {
    case BOOLEAN_TYPE:
      return MARKER_PARAMETER_BOOL;
    case INTEGER_TYPE:
      if (character_type_p (type))
	return MARKER_PARAMETER_CHARACTER;
      /* FALLTHRU */
    case ENUMERAL_TYPE:
      return TYPE_UNSIGNED (type) ? MARKER_PARAMETER_UNSIGNED
				  : MARKER_PARAMETER_SIGNED;
    case REAL_TYPE:
      return DECIMAL_FLOAT_TYPE_P (type) ? MARKER_PARAMETER_OTHER
					 : MARKER_PARAMETER_FLOAT;
    case COMPLEX_TYPE:
      return MARKER_PARAMETER_COMPLEX;
    case POINTER_TYPE:
    case REFERENCE_TYPE:
      return pointer_kind (type);
    case NULLPTR_TYPE:
      return MARKER_PARAMETER_POINTER;
    default:
      return MARKER_PARAMETER_OTHER;
    }
}

void
parameter_text_get (tree type, struct parameter_text *text)
{
  HOST_WIDE_INT size = int_size_in_bytes (type);
  text->type = type_text (type);
  text->size = size < 0 ? 0 : size;
  text->kind = parameter_kind (type);
}

char *
prototype_text (tree marker)
{
  pretty_printer pp;
  tree parm = DECL_ARGUMENTS (marker);
  const char *separator = "";
  pp_string (&pp, "void (");
  for (tree t = TYPE_ARG_TYPES (TREE_TYPE (marker)); t && t != void_list_node;
       t = TREE_CHAIN (t))
    {
      char *type = type_text (TREE_VALUE (t));
      size_t length = strlen (type);
      pp_string (&pp, separator);
      pp_string (&pp, type);
      if (parm && DECL_NAME (parm))
	{
	  if (length && !strchr ("*&", type[length - 1]))
	    pp_space (&pp);
	  pp_string (&pp, IDENTIFIER_POINTER (DECL_NAME (parm)));
	}
      free (type);
      separator = ", ";
      parm = parm ? DECL_CHAIN (parm) : NULL_TREE;
    }
  if (stdarg_p (TREE_TYPE (marker)))
    {
      pp_string (&pp, separator);
      pp_string (&pp, "...");
    }
  else if (!*separator)
    pp_string (&pp, "void");
  pp_string (&pp, ")");
  return xstrdup (pp_formatted_text (&pp));
}
