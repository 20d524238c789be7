/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * lowering.cc - step 2: a call of a marker becomes conditional.
 *
 *	m (f (x));
 *
 * becomes, while GCC turns the language's trees into GIMPLE,
 *
 *	if (marker_site_test (&marker_descriptor.m, &m))
 *	  marker_fire.m (f (x));
 *
 * It must be a conditional expression, and not labels and gotos: so the
 * gimplifier knows that the temporaries of the arguments are conditional, and
 * destroys only what was built.
 *
 * The place is the language's hook in the gimplifier, which sees every
 * expression just before its operands are evaluated: also those of static
 * initialisers, coroutines and OpenMP regions, which PLUGIN_PRE_GENERICIZE
 * does not show.
 */

#include "gcc-compat.h"
#include "trans-mem.h"
#include "marker/attach.h"
#include "marker/make-function.h"
#include "marker/marker.h"
#include "marker/parts.h"
#include "marker/side-effects.h"
#include "plugin-options.h"
#include "site/call-site.h"
#include "site/lowering.h"
#include "site/outline.h"
#include "site/parallel.h"
#include "site/report.h"
#include "site/site-test.h"
#include "markers-abi.h"

/* The language's own hook. */
static int (*language_gimplify_expr) (tree *, gimple_seq *, gimple_seq *);

/* The marker that EXPR calls, or null. */
static tree
called_marker (tree expr)
{
  /* The plugin's own functions call a marker's body as thunks do. */
  if (TREE_CODE (expr) != CALL_EXPR || CALL_FROM_THUNK_P (expr))
    return NULL_TREE;
  tree fndecl = get_callee_fndecl (expr);
  return marker_decl_p (fndecl) ? fndecl : NULL_TREE;
}

/* What only a call shows of MARKER.  False after an error. */
static bool
check_call (tree call, tree marker)
{
  location_t loc = EXPR_LOCATION (call);
  tree type = TREE_TYPE (marker);
  if (!VOID_TYPE_P (TREE_TYPE (type)))
    error_at (loc, "marker %qD must return %<void%>: a disabled site has no "
		   "value to give",
	      marker);
  else if (DECL_STATIC_CHAIN (marker))
    error_at (loc, "marker %qD must not be a nested function: its body "
		   "would run without the function around it",
	      marker);
  else if (!prototype_p (type) && call_expr_nargs (call) > 0)
    error_at (loc, "marker %qD is called with arguments, but its declaration "
		   "has no prototype: give it one",
	      marker);
  else if (lookup_attribute ("naked", DECL_ATTRIBUTES (current_function_decl)))
    error_at (loc, "marker %qD cannot be called in a %<naked%> function, which "
		   "has no frame", marker);
  else if (is_tm_safe (current_function_decl))
    error_at (loc, "marker %qD cannot be called in a %<transaction_safe%> function: "
		   "its probes cannot be undone", marker);
  else
    return true;
  return false;
}

/* Appends to LIST what VALUE does before it is the value that is returned. */
static tree
strip_effects (tree value, tree *list)
{
  for (;;)
    if (TREE_CODE (value) == COMPOUND_EXPR)
      {
	append_to_statement_list (TREE_OPERAND (value, 0), list);
	value = TREE_OPERAND (value, 1);
      }
    else if (TREE_CODE (value) == NON_LVALUE_EXPR
	     || (CONVERT_EXPR_P (value)
		 && useless_type_conversion_p (
		   TREE_TYPE (value), TREE_TYPE (TREE_OPERAND (value, 0)))))
      value = TREE_OPERAND (value, 0);
    else
      return value;
}

/* True if VALUE is a variable that GCC keeps in a register.  Of a call's argument it is
   read by the call, when all arguments have been evaluated. */
static bool
read_late_p (tree value)
{
  return (VAR_P (value) || TREE_CODE (value) == PARM_DECL)
	 && !DECL_HAS_VALUE_EXPR_P (value) && is_gimple_reg (value);
}

/* Evaluates the arguments of CALL, in GCC's order, at the end of LIST, and adds to
   VALUES where they are then. */
static void
evaluate_once (tree call, vec<tree> *values, tree *list)
{
  int count = call_expr_nargs (call);
  tree late = alloc_stmt_list ();
  values->safe_grow_cleared (count);
  for (int i = 0; i < count; i++)
    {
      int n = PUSH_ARGS_REVERSED ? count - 1 - i : i;
      tree value = strip_effects (CALL_EXPR_ARG (call, n), list);
      if (!is_gimple_constant (value))
	{
	  tree once = create_tmp_var (TREE_TYPE (value), "argument");
	  append_to_statement_list (build2 (INIT_EXPR, void_type_node, once, value),
				    read_late_p (value) ? &late : list);
	  value = once;
	}
      (*values)[n] = value;
    }
  append_to_statement_list (late, list);
}

/* An array of probes is run here, in the block, because no function could pass
   on what matches "...":

     for (p = descriptor.probes; p && p->function; p++)
       if (p->function == descriptor.body)
	 marker (<arguments>);
       else
	 p->function (p->data, <arguments>);

   with the arguments evaluated once.  */
static tree
variadic_block (tree call, tree marker)
{
  tree list = alloc_stmt_list (), loop = alloc_stmt_list ();
  tree descriptor = build_fold_addr_expr (marker_descriptor (marker));
  tree p = create_tmp_var (ptr_type_node, "probe");
  vec<tree, va_gc> *plain = NULL, *with_data = NULL;

  vec_safe_push (with_data, load_pointer (p, offsetof (struct marker_probe, data)));
  auto_vec<tree> values;
  evaluate_once (call, &values, &list);
  for (unsigned i = 0; i < values.length (); i++)
    {
      vec_safe_push (plain, values[i]);
      vec_safe_push (with_data, values[i]);
    }
  append_to_statement_list (
    build2 (MODIFY_EXPR, ptr_type_node, p,
	    load_pointer (descriptor,
			  offsetof (struct marker_descriptor, probes))),
    &list);

  tree function = load_pointer (p, offsetof (struct marker_probe, function));
  tree end = build2 (TRUTH_ORIF_EXPR, boolean_type_node,
		     build2 (EQ_EXPR, boolean_type_node, p, null_pointer_node),
		     build2 (EQ_EXPR, boolean_type_node, function,
			     null_pointer_node));
  append_to_statement_list (build1 (EXIT_EXPR, void_type_node, end), &loop);
  tree is_body
    = build2 (EQ_EXPR, boolean_type_node, unshare_expr (function),
	      load_pointer (descriptor,
			    offsetof (struct marker_descriptor, body)));
  tree as_body
    = fold_convert (build_pointer_type (added_function_type (marker, false)),
		    unshare_expr (function));
  tree as_probe
    = fold_convert (build_pointer_type (added_function_type (marker, true)),
		    unshare_expr (function));
  append_to_statement_list (
    build3 (COND_EXPR, void_type_node, is_body,
	    must_not_throw (build_call_vec (void_type_node, as_body, plain)),
	    must_not_throw (
	      build_call_vec (void_type_node, as_probe, with_data))),
    &loop);
  append_to_statement_list (
    build2 (MODIFY_EXPR, ptr_type_node, p,
	    fold_build_pointer_plus_hwi (p, sizeof (struct marker_probe))),
    &loop);
  append_to_statement_list (build1 (LOOP_EXPR, void_type_node, loop), &list);
  return list;
}

/* What an enabled site does instead of CALL. */
static tree
block_of (tree call, tree marker)
{
  if (marker_variadic_p (marker))
    {
      if (markers_options.report)
	report_site (EXPR_LOCATION (call), REASON_VARIADIC);
      return variadic_block (call, marker);
    }
  tree fire = marker_fire (marker);
  CALL_EXPR_FN (call)
    = build1 (ADDR_EXPR, build_pointer_type (TREE_TYPE (fire)), fire);
  TREE_CONSTANT (CALL_EXPR_FN (call)) = 1;
  /* In C++ a marker is noexcept; in C a probe may end its thread, and then the
     host is unwound. */
  TREE_NOTHROW (call) = lang_GNU_CXX () || !flag_exceptions;
  return call;
}

/* If EXPR, inside what the language puts around an expression statement, is
   the call of a marker, returns where the call stands. */
static tree *
statement_call (tree *expr)
{
  while (TREE_CODE (*expr) == EXPR_STMT || TREE_CODE (*expr) == CLEANUP_POINT_EXPR
	 || (CONVERT_EXPR_P (*expr) && VOID_TYPE_P (TREE_TYPE (*expr))))
    expr = &TREE_OPERAND (*expr, 0);
  return called_marker (*expr) ? expr : NULL;
}

/* Makes WHOLE, in which the call of a marker stands at CALL_P, conditional. */
static void
lower (tree *whole, tree *call_p)
{
  tree call = *call_p;
  tree marker = called_marker (call);
  location_t loc = EXPR_LOCATION (call);

  if (!check_call (call, marker))
    {
      *whole = build_empty_stmt (loc);
      return;
    }
  side_effects_check (call, marker);
  if (markers_options.site_kind == MARKER_SITE_CALL && !marker_variadic_p (marker))
    {
      call_site_lower (call, marker);
      return;
    }
  tree test = site_test_build (loc, marker);
  *call_p = block_of (call, marker);
  tree outlined
    = marker_variadic_p (marker) ? NULL_TREE : outline_block (*whole);
  *whole = build3_loc (loc, COND_EXPR, void_type_node, test,
		       outlined ? outlined : *whole, NULL_TREE);
  TREE_SIDE_EFFECTS (*whole) = 1;
}

/* walk_tree: refuses a call of a marker in a transaction that cannot be left to the
   program's own locks: all that it does must be undone if it fails. */
static tree
refuse_in_transaction (tree *expr_p, int *, void *)
{
  tree marker = called_marker (*expr_p);
  if (marker)
    {
      error_at (EXPR_LOCATION (*expr_p),
		"marker %qD cannot be called in %<__transaction_atomic%>, which "
		"could not undo its probes; use %<__transaction_relaxed%>",
		marker);
      *expr_p = build_empty_stmt (EXPR_LOCATION (*expr_p));
    }
  return NULL_TREE;
}

/* The hook. */
static int
gimplify_expr_hook (tree *expr_p, gimple_seq *pre_p, gimple_seq *post_p)
{
  tree expr = *expr_p;
  parallel_note (expr);
  if (TREE_CODE (expr) == TRANSACTION_EXPR && !TRANSACTION_EXPR_RELAXED (expr))
    walk_tree_without_duplicates (&TREE_OPERAND (expr, 0), refuse_in_transaction,
				  NULL);
  if (TREE_CODE (expr) == CLEANUP_POINT_EXPR)
    {
      /* The temporaries of the arguments are destroyed inside the condition:
	 outside, the hot path would have to test a flag. */
      tree *call = statement_call (&TREE_OPERAND (expr, 0));
      if (call)
	{
	  lower (expr_p, call);
	  return GS_OK;
	}
    }
  else if (called_marker (expr))
    {
      lower (expr_p, expr_p);
      return GS_OK;
    }
  else if (TREE_CODE (expr) == CALL_EXPR)
    attach_call_lower (expr);
  return language_gimplify_expr (expr_p, pre_p, post_p);
}

void
lowering_start ()
{
  language_gimplify_expr = lang_hooks.gimplify_expr;
  lang_hooks.gimplify_expr = gimplify_expr_hook;
}
