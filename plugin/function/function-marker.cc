/* SPDX-License-Identifier: GPL-3.0-or-later */
/* function-marker.cc - the markers of functions. */

#include "gcc-compat.h"
#include "function/function-marker.h"
#include "marker/marker.h"
#include "plugin-options.h"

bool
passed_by_value_p (const_tree type)
{
  HOST_WIDE_INT size = int_size_in_bytes (type);
  if (size <= 0 || size > UNITS_PER_WORD)
    return false;
  if (TREE_CODE (type) == REAL_TYPE)
    return TYPE_MODE (type) == SFmode || TYPE_MODE (type) == DFmode;
  return INTEGRAL_TYPE_P (type) || POINTER_TYPE_P (type)
	 || TREE_CODE (type) == OFFSET_TYPE || TREE_CODE (type) == NULLPTR_TYPE;
}

tree
passed_address_type (tree type)
{
  tree object = build_qualified_type (TYPE_MAIN_VARIANT (type), TYPE_QUAL_CONST);
  return build_pointer_type (object);
}

/* FNDECL's own name, as the user wrote it: newly allocated. */
static char *
function_name (tree fndecl)
{
  const char *name = IDENTIFIER_POINTER (DECL_NAME (fndecl));
  if (DECL_CXX_CONSTRUCTOR_P (fndecl) || DECL_CXX_DESTRUCTOR_P (fndecl))
    {
      tree type = TYPE_NAME (TYPE_MAIN_VARIANT (DECL_CONTEXT (fndecl)));
      name = IDENTIFIER_POINTER (TREE_CODE (type) == TYPE_DECL ? DECL_NAME (type)
							       : type);
      return concat (DECL_CXX_DESTRUCTOR_P (fndecl) ? "~" : "", name, NULL);
    }
  /* GCC has names of its own for conversions to a type. */
  if (lang_GNU_CXX () && startswith (name, "__conv_op"))
    name = lang_hooks.decl_printable_name (fndecl, 0);
  return xstrdup (name);
}

/* Gives MARKER parameters with the NAMES of a list, for its descriptor. */
static void
name_parameters (tree marker, tree parameters)
{
  tree *last = &DECL_ARGUMENTS (marker);
  for (tree p = parameters; p; p = TREE_CHAIN (p))
    {
      tree type = TREE_VALUE (p);
      bool by_value = passed_by_value_p (type);
      tree parm = build_decl (DECL_SOURCE_LOCATION (marker), PARM_DECL,
			      TREE_PURPOSE (p), type);
      DECL_ARG_TYPE (parm) = type;
      DECL_CONTEXT (parm) = marker;
      DECL_BY_REFERENCE (parm) = !by_value;
      *last = parm;
      last = &DECL_CHAIN (parm);
    }
}

tree
function_marker_declare (tree fndecl, const char *provider, tree parameters)
{
  auto_vec<tree> types;
  for (tree p = parameters; p; p = TREE_CHAIN (p))
    types.safe_push (passed_by_value_p (TREE_VALUE (p))
		       ? TYPE_MAIN_VARIANT (TREE_VALUE (p))
		       : passed_address_type (TREE_VALUE (p)));
  tree type = build_function_type_array (void_type_node, types.length (),
					 types.address ());
  const char *host = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (fndecl));
  char *symbol
    = concat ("marker_", provider, ".", host + (host[0] == '*'), NULL);
  char *name = function_name (fndecl);
  char *text = concat (provider, ":", name, NULL);

  tree marker = build_decl (DECL_SOURCE_LOCATION (fndecl), FUNCTION_DECL,
			    get_identifier (symbol), type);
  SET_DECL_ASSEMBLER_NAME (marker, get_identifier (symbol));
  DECL_ARTIFICIAL (marker) = 1;
  DECL_IGNORED_P (marker) = 1;
  DECL_EXTERNAL (marker) = 1;
  tree attributes = NULL_TREE;
  if (markers_options.function_observers)
    attributes = tree_cons (get_identifier (MARKER_OBSERVER_ATTRIBUTE), NULL_TREE,
			    attributes);
  /* A function of which several units may have a copy has one marker. */
  TREE_PUBLIC (marker)
    = TREE_PUBLIC (fndecl) && (DECL_COMDAT (fndecl) || DECL_WEAK (fndecl));
  DECL_ATTRIBUTES (marker)
    = tree_cons (get_identifier (MARKER_ATTRIBUTE),
		 tree_cons (NULL_TREE, build_string (strlen (text) + 1, text),
			    NULL_TREE),
		 attributes);
  name_parameters (marker, parameters);
  free (symbol);
  free (name);
  free (text);
  return marker;
}
