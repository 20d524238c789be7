/* SPDX-License-Identifier: GPL-3.0-or-later */
/* attach.cc - MARKERS_ATTACH of markers.h: typed, and found without a name. */

#include "gcc-compat.h"
#include "marker/attach.h"
#include "marker/marker.h"
#include "marker/parts.h"
#include "marker/type-text.h"

/* The function whose address EXPR is, through casts; or null. */
static tree
named_function (tree expr)
{
  STRIP_NOPS (expr);
  while (CONVERT_EXPR_P (expr))
    expr = TREE_OPERAND (expr, 0);
  if (TREE_CODE (expr) == ADDR_EXPR
      && TREE_CODE (TREE_OPERAND (expr, 0)) == FUNCTION_DECL)
    return TREE_OPERAND (expr, 0);
  return NULL_TREE;
}

/* True if EXPR is a value that the gimplifier has made: it shows some
   expressions again after it has evaluated their operands. */
static bool
evaluated_p (tree expr)
{
  return TREE_CODE (expr) == SSA_NAME
	 || (VAR_P (expr) && DECL_ARTIFICIAL (expr));
}

/* The function type that EXPR, cast to another one, points to; or null. */
static tree
original_function_type (tree expr)
{
  while (CONVERT_EXPR_P (expr))
    expr = TREE_OPERAND (expr, 0);
  tree type = TREE_TYPE (expr);
  if (!POINTER_TYPE_P (type) || !FUNC_OR_METHOD_TYPE_P (TREE_TYPE (type)))
    return NULL_TREE;
  return TREE_TYPE (type);
}

/* True if a function of TYPE can be a probe of MARKER. */
static bool
probe_type_matches_p (tree type, tree marker)
{
  tree wanted = TYPE_ARG_TYPES (TREE_TYPE (marker));
  tree given = TYPE_ARG_TYPES (type);
  if (!VOID_TYPE_P (TREE_TYPE (type)) || !given
      || stdarg_p (type) != marker_variadic_p (marker)
      || !lang_hooks.types_compatible_p (TREE_VALUE (given), ptr_type_node))
    return false;
  for (given = TREE_CHAIN (given);
       wanted && given && wanted != void_list_node && given != void_list_node;
       wanted = TREE_CHAIN (wanted), given = TREE_CHAIN (given))
    if (!lang_hooks.types_compatible_p (TREE_VALUE (wanted), TREE_VALUE (given)))
      return false;
  return (!wanted || wanted == void_list_node)
	 && (!given || given == void_list_node);
}

/* "void (*) (void *, int)" for MARKER: allocated. */
static char *
wanted_probe_text (tree marker)
{
  char *prototype = prototype_text (marker);
  const char *parameters = strchr (prototype, '(') + 1;
  bool none = !strcmp (parameters, "void)");
  char *text = concat ("void (*)(void *data", none ? ")" : ", ",
		       none ? "" : parameters, NULL);
  free (prototype);
  return text;
}

void
attach_call_lower (tree call)
{
  tree callee = get_callee_fndecl (call);
  if (!callee || call_expr_nargs (call) < 2
      || !lookup_attribute (MARKER_ATTACH_ATTRIBUTE, DECL_ATTRIBUTES (callee)))
    return;
  /* The templates of markers.h hand on what was checked at their own calls. */
  if (lookup_attribute (MARKER_ATTACH_ATTRIBUTE,
			DECL_ATTRIBUTES (current_function_decl))
      || evaluated_p (CALL_EXPR_ARG (call, 0)))
    return;
  tree marker = named_function (CALL_EXPR_ARG (call, 0));
  location_t loc = expansion_point_location (EXPR_LOCATION (call));
  if (!marker)
    {
      error_at (loc, "%<MARKERS_ATTACH%>: the first argument must name a "
		     "marker, as it was declared");
      return;
    }
  if (!marker_decl_p (marker))
    {
      error_at (loc, "%<MARKERS_ATTACH%>: %qD is not a marker", marker);
      return;
    }
  tree type = original_function_type (CALL_EXPR_ARG (call, 1));
  if (type && !probe_type_matches_p (type, marker))
    {
      char *wanted = wanted_probe_text (marker);
      error_at (loc,
		"%<MARKERS_ATTACH%>: a probe of marker %qD has the type %qs, "
		"not %qT",
		marker, wanted, build_pointer_type (type));
      free (wanted);
    }
  CALL_EXPR_ARG (call, 0)
    = fold_convert (TREE_TYPE (CALL_EXPR_ARG (call, 0)),
		    build_fold_addr_expr (marker_descriptor (marker)));
}
