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
#include "plugin-options.h"
#include "site/movable.h"
#include "site/outline.h"
#include "site/parallel.h"

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
  tree expr = *tp;
  if (TYPE_P (expr))
    *walk_subtrees = 0;
  if (TREE_CODE (expr) == COMPOUND_LITERAL_EXPR)
    return walk_tree (&DECL_INITIAL (COMPOUND_LITERAL_EXPR_DECL (expr)), find_call,
		      data, NULL);
  if ((TREE_CODE (expr) != CALL_EXPR && TREE_CODE (expr) != AGGR_INIT_EXPR)
      || expr == (tree) data)
    return NULL_TREE;
  tree callee = called_function (expr);
  if (callee && is_inexpensive_builtin (callee))
    return NULL_TREE;
  return expr;
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
  auto_vec<tree> own; /* the arguments' own temporaries, which go along */
  tree own_call;
  bool whole;	       /* temporaries end with the block */
  bool apply;	       /* false: only see if it can be done */
  const char *refusal; /* why it cannot be done */
};

/* Notes why the walk of MOVE ends at EXPR. */
static tree
refuse (struct move *move, tree expr, const char *reason)
{
  move->refusal = reason;
  return expr;
}

/* walk_tree callback: collects the temporaries that the arguments make for
   themselves. */
static tree
find_own (tree *tp, int *walk_subtrees, void *data)
{
  struct move *move = (struct move *) data;
  tree expr = *tp;
  if (TYPE_P (expr))
    *walk_subtrees = 0;
  /* Without an initialiser it was made before, by the host. */
  if (TREE_CODE (expr) == TARGET_EXPR && TARGET_EXPR_INITIAL (expr))
    move->own.safe_push (TARGET_EXPR_SLOT (expr));
  if (TREE_CODE (expr) == COMPOUND_LITERAL_EXPR)
    return walk_tree (&DECL_INITIAL (COMPOUND_LITERAL_EXPR_DECL (expr)), find_own,
		      data, NULL);
  return NULL_TREE;
}

/* True if DECL is a variable or parameter of the function that is compiled. */
static bool
host_variable_p (const struct move *move, tree decl)
{
  return (TREE_CODE (decl) == PARM_DECL || VAR_P (decl))
	 && auto_var_in_fn_p (decl, current_function_decl)
	 && !move->own.contains (decl);
}

/* True if reading EXPR, a variable or a part of one, does nothing else, and always
   reads the same place. */
static bool
fixed_place_p (tree expr)
{
  if (tree_could_trap_p (expr))
    return false;
  for (; handled_component_p (expr); expr = TREE_OPERAND (expr, 0))
    if (TREE_CODE (expr) == ARRAY_RANGE_REF
	|| (TREE_CODE (expr) == ARRAY_REF
	    && TREE_CODE (TREE_OPERAND (expr, 1)) != INTEGER_CST))
      return false;
  return DECL_P (expr);
}

/* Null if nothing that an argument calls can change DECL, a variable of the host;
   else who can. */
static const char *
changed_by (tree decl)
{
  if (DECL_NONLOCAL (decl))
    return "an argument uses a variable that a nested function may change";
  if (TREE_ADDRESSABLE (decl))
    return "an argument uses a variable of the host whose address is known "
	   "elsewhere";
  if (DECL_HARD_REGISTER (decl))
    return "an argument uses a variable in a register of the user's choice";
  if (TREE_THIS_VOLATILE (decl))
    return "an argument uses a volatile variable of the host";
  if (parallel_host_p (current_function_decl))
    return "an argument uses a variable that another thread of OpenMP may change";
  return NULL;
}

/* True if the host's EXPR, a variable or a part of one, can be read before the
   arguments are evaluated, and passed on. */
static bool
passable_p (const struct move *move, tree expr)
{
  tree type = TREE_TYPE (expr), base = get_base_address (expr);
  return base && DECL_P (base) && host_variable_p (move, base)
	 && !DECL_HAS_VALUE_EXPR_P (base) && !changed_by (base)
	 && !TREE_THIS_VOLATILE (expr) && !TREE_SIDE_EFFECTS (expr)
	 && is_gimple_reg_type (type) && !VECTOR_TYPE_P (type)
	 && TREE_CODE (type) != COMPLEX_TYPE && fixed_place_p (expr);
}

/* The type that a value of TYPE has as a parameter: of a bit-field, that of the
   whole register. */
static tree
parameter_type (tree type)
{
  if (INTEGRAL_TYPE_P (type) && TREE_CODE (type) != BOOLEAN_TYPE
      && !type_has_mode_precision_p (type))
    return lang_hooks.types.type_for_mode (TYPE_MODE (type),
					   TYPE_UNSIGNED (type));
  return TYPE_MAIN_VARIANT (type);
}

/* The parameter for VALUE, an expression of the host. */
static tree
parameter_for (struct move *move, tree value)
{
  for (unsigned i = 0; i < move->used.length (); i++)
    if (operand_equal_p (move->used[i].value, value, 0)
	&& types_compatible_p (TREE_TYPE (move->used[i].value), TREE_TYPE (value)))
      return move->used[i].parm;
  tree parm = build_decl (UNKNOWN_LOCATION, PARM_DECL, NULL_TREE,
			  parameter_type (TREE_TYPE (value)));
  DECL_ARG_TYPE (parm) = TREE_TYPE (parm);
  DECL_ARTIFICIAL (parm) = 1;
  TREE_USED (parm) = 1;
  used_value entry = { value, parm };
  move->used.safe_push (entry);
  return parm;
}

/* Puts the parameter for the value at TP in its place. */
static void
pass_value (struct move *move, tree *tp)
{
  tree parm = parameter_for (move, *tp), type = TREE_TYPE (*tp);
  if (move->apply)
    *tp = TYPE_MAIN_VARIANT (type) == TREE_TYPE (parm)
	    ? parm
	    : build1_loc (EXPR_LOCATION (*tp), NOP_EXPR, type, parm);
}

/* An array in the host's frame, at TP, which is in memory anyway, is reached
   through its address. */
static void
pass_array (struct move *move, tree *tp)
{
  tree array = *tp;
  tree address = build1 (ADDR_EXPR, build_pointer_type (TREE_TYPE (array)), array);
  tree parm = parameter_for (move, address);
  if (!move->apply)
    return;
  mark_addressable (array);
  *tp = build1 (INDIRECT_REF, TREE_TYPE (array), parm);
  TREE_THIS_VOLATILE (*tp) = TREE_THIS_VOLATILE (array);
}

static tree move_value (tree *tp, int *walk_subtrees, void *data);

/* The variable at TP, as a whole or at the bottom of a reference. */
static tree
move_variable (struct move *move, tree *tp)
{
  tree decl = *tp;

  if (is_global_var (decl))
    return VAR_P (decl) && DECL_HARD_REGISTER (decl)
	     ? refuse (move, decl, "an argument uses a variable in a register "
				   "of the user's choice")
	     : NULL_TREE;
  if (move->own.contains (decl))
    return NULL_TREE;
  if (!host_variable_p (move, decl))
    /* In the second walk also what stands for a parameter already. */
    return move->apply ? NULL_TREE
		       : refuse (move, decl,
				 "an argument uses a variable of a function "
				 "around its host");
  if (DECL_HAS_VALUE_EXPR_P (decl))
    {
      tree value = unshare_expr (DECL_VALUE_EXPR (decl));
      if (move->apply)
	*tp = value;
      return walk_tree (move->apply ? tp : &value, move_value, move, NULL);
    }
  if (passable_p (move, decl))
    {
      pass_value (move, tp);
      return NULL_TREE;
    }
  if (TREE_CODE (TREE_TYPE (decl)) == ARRAY_TYPE && !DECL_NONLOCAL (decl)
      && !DECL_HARD_REGISTER (decl)
      && !variably_modified_type_p (TREE_TYPE (decl), NULL_TREE))
    {
      pass_array (move, tp);
      return NULL_TREE;
    }
  const char *by = changed_by (decl);
  return refuse (move, decl,
		 by ? by
		    : "an argument uses a variable of the host that does not go "
		      "into one register");
}

/* What EXPR makes for itself: where does it end? */
static const char *
own_variable_refusal (const struct move *move, tree expr)
{
  if (TREE_CODE (expr) == TARGET_EXPR)
    {
      if (!TARGET_EXPR_INITIAL (expr)
	  || DECL_SEEN_IN_BIND_EXPR_P (TARGET_EXPR_SLOT (expr)))
	return "an argument uses a temporary object that was made before";
      if (!move->whole && lang_GNU_CXX ())
	return "an argument makes a temporary object, which outlives the call";
    }
  else if (TREE_CODE (expr) == COMPOUND_LITERAL_EXPR)
    {
      tree decl = COMPOUND_LITERAL_EXPR_DECL (expr);
      if (!is_global_var (decl)
	  && (TREE_ADDRESSABLE (decl)
	      || TREE_CODE (TREE_TYPE (decl)) == ARRAY_TYPE))
	return "an argument uses the address of a compound literal, which lives "
	       "as long as the host's block";
    }
  return NULL;
}

/* Null if EXPR, in the arguments, may move; else why not.  Variables are seen
   to elsewhere. */
static const char *
refusal_of (const struct move *move, tree expr)
{
  if (expr == move->own_call)
    return NULL;
  const char *reason = unmovable_reason (expr);
  if (!reason && EXPR_P (expr) && TREE_TYPE (expr)
      && variably_modified_type_p (TREE_TYPE (expr), NULL_TREE))
    reason = "an argument has a type whose size the host computes";
  if (!reason && EXPR_P (expr) && flag_exceptions && flag_non_call_exceptions
      && tree_could_trap_p (expr))
    reason = "an argument may trap, which throws with -fnon-call-exceptions";
  return reason ? reason : own_variable_refusal (move, expr);
}

/* True if EXPR, below all parts, is an object: its place stays the same if the operands
   of EXPR do. */
static bool
object_p (tree expr)
{
  return DECL_P (expr) || CONSTANT_CLASS_P (expr) || INDIRECT_REF_P (expr)
	 || TREE_CODE (expr) == MEM_REF || TREE_CODE (expr) == TARGET_EXPR
	 || TREE_CODE (expr) == COMPOUND_LITERAL_EXPR;
}

/* The reference at TP; its place is meant, and not its value, if PLACE. */
static tree
move_reference (struct move *move, tree *tp, bool place)
{
  tree stop;
  while (handled_component_p (*tp))
    {
      tree ref = *tp;
      const char *reason = move->apply ? NULL : refusal_of (move, ref);
      if (reason)
	return refuse (move, ref, reason);
      for (int i = 1; i < TREE_OPERAND_LENGTH (ref); i++)
	if ((stop = walk_tree (&TREE_OPERAND (ref, i), move_value, move, NULL)))
	  return stop;
      tp = &TREE_OPERAND (ref, 0);
    }
  if (TREE_CODE (*tp) == PARM_DECL || VAR_P (*tp))
    return move_variable (move, tp);
  if (place && !object_p (*tp))
    return refuse (move, *tp, "an argument uses the place of a value that has none");
  return walk_tree (tp, move_value, move, NULL);
}

/* The address that is taken at TP. */
static tree
move_address (struct move *move, tree *tp)
{
  tree base = get_base_address (TREE_OPERAND (*tp, 0));

  /* What could be in a register would have to be in memory. */
  if (base && DECL_P (base) && host_variable_p (move, base)
      && !DECL_HAS_VALUE_EXPR_P (base)
      && TREE_CODE (TREE_TYPE (base)) != ARRAY_TYPE)
    return refuse (move, *tp, "an argument uses the address of a variable of the "
			      "host");
  return move_reference (move, &TREE_OPERAND (*tp, 0), true);
}

/* True if EXPR changes its first operand. */
static bool
changes_p (tree expr)
{
  switch (TREE_CODE (expr))
    {
    case MODIFY_EXPR:
    case INIT_EXPR:
    case PREINCREMENT_EXPR:
    case PREDECREMENT_EXPR:
    case POSTINCREMENT_EXPR:
    case POSTDECREMENT_EXPR:
      return true;
    default:
      return false;
    }
}

/* The compound literal at TP.  Its variable is in the host's block already, so that a
   temporary takes its place. */
static tree
move_literal (struct move *move, tree *tp)
{
  tree decl = COMPOUND_LITERAL_EXPR_DECL (*tp);
  if (is_global_var (decl))
    return NULL_TREE;
  tree stop = walk_tree (&DECL_INITIAL (decl), move_value, move, NULL);
  if (stop || !move->apply)
    return stop;
  tree slot = create_tmp_var_raw (TREE_TYPE (decl), "literal");
  tree type = TREE_TYPE (*tp);
  *tp = build4_loc (EXPR_LOCATION (*tp), TARGET_EXPR, type, slot,
		    DECL_INITIAL (decl), NULL_TREE, NULL_TREE);
  TREE_SIDE_EFFECTS (*tp) = 1;
  move->own.safe_push (slot);
  return NULL_TREE;
}

/* The change that EXPR makes. */
static tree
move_change (struct move *move, tree expr)
{
  tree base = get_base_address (TREE_OPERAND (expr, 0));
  if (base && DECL_P (base) && host_variable_p (move, base)
      && !DECL_HAS_VALUE_EXPR_P (base))
    return refuse (move, expr, "an argument changes a variable of the host");
  tree stop = move_reference (move, &TREE_OPERAND (expr, 0), true);
  return stop ? stop
	      : walk_tree (&TREE_OPERAND (expr, 1), move_value, move, NULL);
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
  const char *reason = move->apply ? NULL : refusal_of (move, expr);
  if (reason)
    return refuse (move, expr, reason);

  enum tree_code code = TREE_CODE (expr);
  if (changes_p (expr))
    {
      *walk_subtrees = 0;
      return move_change (move, expr);
    }
  if (code == ADDR_EXPR)
    {
      *walk_subtrees = 0;
      return move_address (move, tp);
    }
  if (code == COMPOUND_LITERAL_EXPR)
    {
      *walk_subtrees = 0;
      return move_literal (move, tp);
    }
  if (code == SAVE_EXPR && SAVE_EXPR_RESOLVED_P (expr))
    {
      *walk_subtrees = 0;
      return move->apply ? NULL_TREE
			 : refuse (move, expr, "an argument uses what the host has "
					       "computed before");
    }
  if (code == PARM_DECL || VAR_P (expr))
    {
      *walk_subtrees = 0;
      return move_variable (move, tp);
    }
  if (handled_component_p (expr))
    {
      *walk_subtrees = 0;
      if (passable_p (move, expr))
	{
	  pass_value (move, tp);
	  return NULL_TREE;
	}
      return move_reference (move, tp, false);
    }
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
  /* What is inlined into it wants the processor that the host is for. */
  DECL_FUNCTION_SPECIFIC_TARGET (decl)
    = DECL_FUNCTION_SPECIFIC_TARGET (current_function_decl);
  DECL_FUNCTION_SPECIFIC_OPTIMIZATION (decl)
    = DECL_FUNCTION_SPECIFIC_OPTIMIZATION (current_function_decl);
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
  for (unsigned i = 0; i < move->own.length (); i++)
    DECL_CONTEXT (move->own[i]) = decl;
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

/* walk_tree callback: finds what evaluates only some of its operands. */
static tree
find_condition (tree *tp, int *walk_subtrees, void *)
{
  if (TYPE_P (*tp))
    *walk_subtrees = 0;
  switch (TREE_CODE (*tp))
    {
    case COND_EXPR:
    case TRUTH_ANDIF_EXPR:
    case TRUTH_ORIF_EXPR:
      return *tp;
    default:
      return NULL_TREE;
    }
}

tree
outline_block (tree block)
{
  tree call = own_call (block);
  struct move move;
  move.own_call = call;
  move.whole = TREE_CODE (block) == CLEANUP_POINT_EXPR;
  move.apply = false;
  move.refusal = NULL;
  if (!walk_tree_without_duplicates (&block, find_call, call))
    return NULL_TREE;
  walk_tree_without_duplicates (&block, find_own, &move);
  if (walk_tree (&block, move_value, &move, NULL))
    {
      if (markers_options.report)
	inform (EXPR_LOCATION (call),
		"the calls in the arguments of this site stay in its block: %s",
		_(move.refusal));
      return NULL_TREE;
    }

  /* What is not always read may have no value where it is read now. */
  bool conditional
    = walk_tree_without_duplicates (&block, find_condition, NULL) != NULL_TREE;
  move.apply = true;
  walk_tree (&block, move_value, &move, NULL);
  location_t loc = EXPR_LOCATION (call);
  tree decl = declare_function (&move, loc);
  define_function (decl, block, &move);

  vec<tree, va_gc> *args = NULL;
  for (unsigned i = 0; i < move.used.length (); i++)
    vec_safe_push (args, fold_convert (TREE_TYPE (move.used[i].parm),
				       move.used[i].value));
  tree outlined = build_call_vec (void_type_node, build_fold_addr_expr (decl), args);
  SET_EXPR_LOCATION (outlined, loc);
  if (conditional)
    markers_allow_uninitialized (outlined);
  TREE_SIDE_EFFECTS (outlined) = 1;
  return outlined;
}
