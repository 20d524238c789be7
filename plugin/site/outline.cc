/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * outline.cc - arguments that contain calls go to a function of their own.
 *
 *	m (x, strlen (s));
 *
 * would leave a call of strlen() in the block, and the host were no leaf any
 * more.  So the block becomes marker_evaluate.1 (x, s), which can be hidden,
 *
 *	static void marker_evaluate.1 (int x, const char *s)
 *	{
 *	  marker_fire.m (x, strlen (s));
 *	}
 *
 * What is moved are the language's trees, before they are gimplified.
 */

#include "gcc-compat.h"
#include "marker/make-function.h"
#include "site/outline.h"

static const char prefix[] = "marker_evaluate";

bool
outlined_block_p (const_tree fndecl)
{
  return DECL_ARTIFICIAL (fndecl) && DECL_NAME (fndecl)
	 && startswith (IDENTIFIER_POINTER (DECL_NAME (fndecl)), prefix);
}

/* walk_tree callback: finds a call that would be one in the machine code; the
   outermost call is the block's own. */
static tree
find_call (tree *tp, int *walk_subtrees, void *data)
{
  if (TYPE_P (*tp))
    *walk_subtrees = 0;
  if (TREE_CODE (*tp) != CALL_EXPR || *tp == (tree) data)
    return NULL_TREE;
  tree callee = get_callee_fndecl (*tp);
  if (callee && is_inexpensive_builtin (callee))
    return NULL_TREE;
  return *tp;
}

/* The block's own call in BLOCK. */
static tree
own_call (tree block)
{
  while (TREE_CODE (block) != CALL_EXPR)
    block = TREE_OPERAND (block, 0);
  return block;
}

/* A value of the host that the arguments use, and the parameter for it. */
struct used_value
{
  tree value, parm;
};

struct move
{
  auto_vec<used_value> used;
  tree own_call;
  bool apply; /* false: only see if it can be done */
};

/* True if DECL is a variable or parameter of the function that is compiled. */
static bool
host_variable_p (tree decl)
{
  return (TREE_CODE (decl) == PARM_DECL || VAR_P (decl))
	 && auto_var_in_fn_p (decl, current_function_decl);
}

/* The variable of the host that EXPR is, is a part of, or is the address of;
   or null. */
static tree
host_base (tree expr)
{
  if (TREE_CODE (expr) == ADDR_EXPR)
    expr = TREE_OPERAND (expr, 0);
  tree base = get_base_address (expr);
  return base && DECL_P (base) && host_variable_p (base) ? base : NULL_TREE;
}

/* True if the host's value EXPR, of variable BASE, can be had before the
   arguments are evaluated, and passed on. */
static bool
passable_p (tree expr, tree base)
{
  tree type = TREE_TYPE (expr);
  if (DECL_HAS_VALUE_EXPR_P (base) || TREE_THIS_VOLATILE (expr)
      || TREE_SIDE_EFFECTS (expr) || !is_gimple_reg_type (type)
      || VECTOR_TYPE_P (type) || TREE_CODE (type) == COMPLEX_TYPE)
    return false;
  /* The address of what could be in a register would keep it in memory. */
  if (TREE_CODE (expr) == ADDR_EXPR)
    return TREE_CODE (TREE_TYPE (base)) == ARRAY_TYPE;
  /* A call in an argument may change it first. */
  return !TREE_ADDRESSABLE (base);
}

/* The parameter for VALUE. */
static tree
parameter_for (struct move *move, tree value)
{
  for (unsigned i = 0; i < move->used.length (); i++)
    if (operand_equal_p (move->used[i].value, value, 0))
      return move->used[i].parm;
  tree parm = build_decl (UNKNOWN_LOCATION, PARM_DECL, NULL_TREE,
			  TYPE_MAIN_VARIANT (TREE_TYPE (value)));
  DECL_ARG_TYPE (parm) = TREE_TYPE (parm);
  DECL_ARTIFICIAL (parm) = 1;
  TREE_USED (parm) = 1;
  used_value entry = { value, parm };
  move->used.safe_push (entry);
  return parm;
}

/* walk_tree callback: finds what cannot be moved, or, if DATA says so, puts
   parameters in the place of the host's values. */
static tree
move_value (tree *tp, int *walk_subtrees, void *data)
{
  struct move *move = (struct move *) data;
  tree expr = *tp;

  if (TYPE_P (expr))
    {
      *walk_subtrees = 0;
      return NULL_TREE;
    }
  switch (TREE_CODE (expr))
    {
    case BIND_EXPR:
    case STATEMENT_LIST:
    case SAVE_EXPR:
    case LABEL_DECL:
    case RESULT_DECL:
    case VA_ARG_EXPR:
    case TRY_CATCH_EXPR:
    case ASM_EXPR:
      return expr;
    case FUNCTION_DECL:
      /* A nested function needs the host's frame. */
      return DECL_STATIC_CHAIN (expr) ? expr : NULL_TREE;
    case TARGET_EXPR:
      /* Its own variable moves with it. */
      return flag_exceptions && TREE_OPERAND (expr, 2) ? expr : NULL_TREE;
    case MODIFY_EXPR:
    case INIT_EXPR:
    case PREINCREMENT_EXPR:
    case PREDECREMENT_EXPR:
    case POSTINCREMENT_EXPR:
    case POSTDECREMENT_EXPR:
      if (host_base (TREE_OPERAND (expr, 0)))
	return expr;
      return NULL_TREE;
    case CALL_EXPR:
      /* An exception could not come to the host's handlers. */
      if (expr != move->own_call && flag_exceptions && !(call_expr_flags (expr) & ECF_NOTHROW)
	  && !TREE_NOTHROW (expr))
	return expr;
      return NULL_TREE;
    default:
      break;
    }
  if (!DECL_P (expr) && !handled_component_p (expr)
      && TREE_CODE (expr) != ADDR_EXPR)
    return NULL_TREE;
  tree base = host_base (expr);
  if (!base)
    {
      /* A variable of a function around this one. */
      if ((VAR_P (expr) || TREE_CODE (expr) == PARM_DECL) && !is_global_var (expr)
	  && !DECL_ARTIFICIAL (expr))
	return expr;
      return NULL_TREE;
    }
  *walk_subtrees = 0;
  if (!passable_p (expr, base))
    return expr;
  tree parm = parameter_for (move, expr);
  if (move->apply)
    *tp = parm;
  return NULL_TREE;
}

/* Declares the function with the parameters of MOVE. */
static tree
declare_function (const struct move *move, location_t loc)
{
  static unsigned count;
  auto_vec<tree> types;
  for (unsigned i = 0; i < move->used.length (); i++)
    types.safe_push (TREE_TYPE (move->used[i].parm));
  char *name = xasprintf ("%s.%u", prefix, count++);
  tree decl = build_decl (loc, FUNCTION_DECL, get_identifier (name),
			  build_function_type_array (void_type_node,
						     types.length (),
						     types.address ()));
  free (name);
  added_function_settle (decl);
  return decl;
}

/* Defines DECL with BODY. */
static void
define_function (tree decl, tree body, const struct move *move)
{
  tree host = current_function_decl;
  struct function *host_function = cfun;
  tree *last = &DECL_ARGUMENTS (decl);
  for (unsigned i = 0; i < move->used.length (); i++)
    {
      *last = move->used[i].parm;
      DECL_CONTEXT (*last) = decl;
      last = &DECL_CHAIN (*last);
    }
  added_function_open (decl);
  /* C++ keeps there how it gimplifies its own statements. */
  cfun->language = host_function->language;
  tree block = DECL_INITIAL (decl);
  DECL_SAVED_TREE (decl)
    = build3 (BIND_EXPR, void_type_node, NULL_TREE, body, block);
  TREE_SIDE_EFFECTS (DECL_SAVED_TREE (decl)) = 1;
  cgraph_node::add_new_function (decl, false);
  set_cfun (host_function);
  current_function_decl = host;
}

tree
outline_block (tree block)
{
  tree call = own_call (block);
  struct move move;
  move.own_call = call;
  move.apply = false;
  if (!walk_tree_without_duplicates (&block, find_call, call)
      || walk_tree_without_duplicates (&block, move_value, &move))
    return NULL_TREE;

  move.apply = true;
  walk_tree (&block, move_value, &move, NULL);
  location_t loc = EXPR_LOCATION (call);
  tree decl = declare_function (&move, loc);
  define_function (decl, block, &move);

  vec<tree, va_gc> *args = NULL;
  for (unsigned i = 0; i < move.used.length (); i++)
    vec_safe_push (args, move.used[i].value);
  tree outlined = build_call_vec (void_type_node, build_fold_addr_expr (decl), args);
  SET_EXPR_LOCATION (outlined, loc);
  TREE_SIDE_EFFECTS (outlined) = 1;
  return outlined;
}
