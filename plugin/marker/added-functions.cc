/* SPDX-License-Identifier: GPL-3.0-or-later */
/* added-functions.cc - the functions that the plugin adds around a marker. */

#include "gcc-compat.h"
#include "marker/added-functions.h"
#include "marker/make-function.h"
#include "marker/marker.h"
#include "marker/parts.h"
#include "markers-abi.h"

static tree
local_pointer (tree decl, tree *vars)
{
  tree var = build_decl (DECL_SOURCE_LOCATION (decl), VAR_DECL, NULL_TREE,
			 ptr_type_node);
  DECL_CONTEXT (var) = decl;
  DECL_ARTIFICIAL (var) = 1;
  DECL_IGNORED_P (var) = 1;
  TREE_USED (var) = 1;
  DECL_CHAIN (var) = *vars;
  *vars = var;
  return var;
}

/* A call of FUNCTION, a pointer, with DATA, if not null, and DECL's parameters
   from FIRST on.  In C++ an exception that leaves it terminates. */
static tree
forward_call (tree function, tree data, tree first)
{
  vec<tree, va_gc> *args = NULL;
  if (data)
    vec_safe_push (args, data);
  for (tree parm = first; parm; parm = DECL_CHAIN (parm))
    vec_safe_push (args, parm);
  tree call = build_call_vec (void_type_node, function, args);
  TREE_SIDE_EFFECTS (call) = 1;
  /* A call of a marker's body, and not of the marker. */
  CALL_FROM_THUNK_P (call) = 1;
  return must_not_throw (call);
}

/* A call of the probe in the struct marker_probe at P. */
static tree
probe_call (tree marker, tree p, tree first)
{
  tree function
    = fold_convert (build_pointer_type (probe_type (marker)),
		    load_pointer (p, offsetof (struct marker_probe, function)));
  return forward_call (function,
		       load_pointer (p, offsetof (struct marker_probe, data)),
		       first);
}

static tree
descriptor_address (tree marker)
{
  return build_fold_addr_expr (marker_descriptor (marker));
}

/* A comparison of POINTER with null. */
static tree
is_null (tree pointer, enum tree_code code)
{
  return build2 (code, boolean_type_node, pointer, null_pointer_node);
}

/* p = descriptor.probes; if (p) p->function (p->data, <parameters>); */
tree
fire_statements (tree marker, tree decl, tree *vars)
{
  tree p = local_pointer (decl, vars);
  tree list = alloc_stmt_list ();
  append_to_statement_list (
    build2 (MODIFY_EXPR, ptr_type_node, p,
	    load_pointer (descriptor_address (marker),
			  offsetof (struct marker_descriptor, probes))),
    &list);
  append_to_statement_list (build3 (COND_EXPR, void_type_node,
				    is_null (p, NE_EXPR),
				    probe_call (marker, p,
						DECL_ARGUMENTS (decl)),
				    NULL_TREE),
			    &list);
  return list;
}

void
fire_function_define (tree marker, tree fire)
{
  added_function_share (marker, fire);
  added_function_begin (fire);
  tree vars = NULL_TREE;
  tree body = fire_statements (marker, fire, &vars);
  added_function_end (fire, body, vars);
}

/* p = data; do p->function (p->data, <parameters>); while ((++p)->function); */
static tree
define_fanout (tree marker, tree name)
{
  tree decl = added_function_declare (marker, name, probe_type (marker));
  added_function_share (marker, decl);
  added_function_begin (decl);

  tree vars = NULL_TREE;
  tree p = local_pointer (decl, &vars);
  tree list = alloc_stmt_list (), loop = alloc_stmt_list ();
  append_to_statement_list (build2 (MODIFY_EXPR, ptr_type_node, p,
				    DECL_ARGUMENTS (decl)),
			    &list);
  append_to_statement_list (
    probe_call (marker, p, DECL_CHAIN (DECL_ARGUMENTS (decl))), &loop);
  append_to_statement_list (
    build2 (MODIFY_EXPR, ptr_type_node, p,
	    fold_build_pointer_plus_hwi (p, sizeof (struct marker_probe))),
    &loop);
  append_to_statement_list (
    build1 (EXIT_EXPR, void_type_node,
	    is_null (load_pointer (p, offsetof (struct marker_probe, function)),
		     EQ_EXPR)),
    &loop);
  append_to_statement_list (build1 (LOOP_EXPR, void_type_node, loop), &list);
  added_function_end (decl, list, vars);
  return decl;
}

tree
fanout_function_define (tree marker)
{
  return define_fanout (marker, marker_part_name (marker, "marker_fanout"));
}

/* The fan-outs of this unit that fanout_function_for_type() has made, by name. */
static hash_map<nofree_string_hash, tree> *shared_fanouts;

tree
fanout_function_for_type (tree type)
{
  auto_vec<tree> types;
  pretty_printer name;
  pp_string (&name, "marker_fanout_of.");
  for (tree t = TYPE_ARG_TYPES (type); t && t != void_list_node;
       t = TREE_CHAIN (t))
    {
      bool real = TREE_CODE (TREE_VALUE (t)) == REAL_TYPE;
      bool wide = TYPE_MODE (TREE_VALUE (t)) == DFmode;
      pp_string (&name, real ? wide ? "d" : "f" : "i");
      types.safe_push (real ? wide ? double_type_node : float_type_node
			    : long_integer_type_node);
    }
  tree id = get_identifier (pp_formatted_text (&name));
  if (!shared_fanouts)
    shared_fanouts = new hash_map<nofree_string_hash, tree>;
  if (tree *known = shared_fanouts->get (IDENTIFIER_POINTER (id)))
    return *known;
  tree like = build_decl (UNKNOWN_LOCATION, FUNCTION_DECL, id,
			  build_function_type_array (void_type_node,
						     types.length (),
						     types.address ()));
  TREE_PUBLIC (like) = 1;
  tree fanout = define_fanout (like, id);
  shared_fanouts->put (IDENTIFIER_POINTER (id), fanout);
  return fanout;
}

/* The body's adapter: DECL (void *, <parameters>) calls MARKER (<parameters>). */
static void
define_body_adapter (tree marker, tree decl)
{
  if (DECL_COMDAT (marker) || DECL_WEAK (marker))
    added_function_share (marker, decl);
  added_function_begin (decl);
  tree parm = DECL_CHAIN (DECL_ARGUMENTS (decl));
  added_function_end (decl,
		  forward_call (build_fold_addr_expr (marker), NULL_TREE, parm),
		  NULL_TREE);
}

tree
body_probe_define (tree marker)
{
  bool here = marker_body_here_p (marker);

  if (!here && marker_local_p (marker))
    return NULL_TREE;
  if (here && marker_variadic_p (marker))
    {
      DECL_PRESERVE_P (marker) = 1;
      cgraph_node::get (marker)->mark_force_output ();
      return marker;
    }
  tree decl = added_function_declare (marker, marker_part_name (marker, "marker_probe"),
		       probe_type (marker));
  if (here)
    define_body_adapter (marker, decl);
  return decl;
}
