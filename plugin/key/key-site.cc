/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * key-site.cc - the tests of a key become sites.
 *
 * Right after a function is in SSA form,
 *
 *	_1 = key;
 *	_2 = ~_1;
 *	if (_2 != 0) goto <a>; else goto <b>;
 *
 * becomes
 *
 *	asm goto ("<NOP, row, location>" : : : : <b>);		-> <a>
 *
 * where the jump leads to what happens if the key is true (or, for a key that
 * starts true, false).  If the condition does not follow the load, the site makes
 * the value, and the branch on it is left to the optimisers.  A load that no
 * condition depends on stays one.
 *
 * Direct writes, which change no site, get a warning, one pass earlier.
 *
 * To debug: -fdump-tree-all, the dumps marker_key_use and marker_key.
 */

#include "gcc-compat.h"
#include "key/key-site.h"
#include "key/key.h"
#include "plugin-options.h"
#include "site/site.h"
#include "target-asm.h"
#include "ssa.h"
#include "tree-ssa-operands.h"
#include "markers-abi.h"

/* The key that STMT loads into an SSA name, or null. */
static tree
loaded_key (gimple *stmt)
{
  if (!gimple_assign_single_p (stmt))
    return NULL_TREE;
  tree key = gimple_assign_rhs1 (stmt);
  return key_decl_p (key) ? key : NULL_TREE;
}

/* How a value that follows from a key's goes on. */
enum follow
{
  FOLLOW_END, /* not to a condition */
  FOLLOW_COND,
  FOLLOW_VALUE /* it is computed into another one */
};

/* Looks at STMT, which uses VALUE.  If *INVERTED, VALUE is the opposite of the
   key; that is kept up. */
static enum follow
follow_use (gimple *stmt, tree value, bool *inverted)
{
  enum tree_code code;
  tree left, right;
  if (gcond *cond = dyn_cast<gcond *> (stmt))
    {
      code = gimple_cond_code (cond);
      left = gimple_cond_lhs (cond);
      right = gimple_cond_rhs (cond);
    }
  else if (gimple_call_builtin_p (stmt, BUILT_IN_EXPECT)
	   || gimple_call_builtin_p (stmt, BUILT_IN_EXPECT_WITH_PROBABILITY))
    return gimple_call_arg (stmt, 0) == value && gimple_get_lhs (stmt)
	     ? FOLLOW_VALUE
	     : FOLLOW_END;
  else if (gassign *assign = dyn_cast<gassign *> (stmt))
    {
      code = gimple_assign_rhs_code (assign);
      left = gimple_assign_rhs1 (assign);
      right = gimple_assign_rhs2 (assign);
      if (TREE_CODE (gimple_assign_lhs (assign)) != SSA_NAME || left != value)
	return FOLLOW_END;
      if (CONVERT_EXPR_CODE_P (code)
	  && INTEGRAL_TYPE_P (TREE_TYPE (gimple_assign_lhs (assign))))
	return FOLLOW_VALUE;
      if (code == BIT_NOT_EXPR && TREE_CODE (TREE_TYPE (value)) == BOOLEAN_TYPE)
	{
	  *inverted = !*inverted;
	  return FOLLOW_VALUE;
	}
      if (code == BIT_XOR_EXPR && integer_onep (right))
	{
	  *inverted = !*inverted;
	  return FOLLOW_VALUE;
	}
    }
  else
    return FOLLOW_END;

  if ((code != EQ_EXPR && code != NE_EXPR) || left != value
      || (!integer_zerop (right) && !integer_onep (right)))
    return FOLLOW_END;
  if ((code == EQ_EXPR) == integer_zerop (right))
    *inverted = !*inverted;
  return is_a<gcond *> (stmt) ? FOLLOW_COND : FOLLOW_VALUE;
}

/* True if a condition depends on VALUE. */
static bool
leads_to_condition_p (tree value, int depth = 0)
{
  imm_use_iterator iterator;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, iterator, value)
    {
      bool inverted = false;
      gimple *stmt = USE_STMT (use);
      if (is_gimple_debug (stmt))
	continue;
      if (is_a<gcond *> (stmt))
	return true;
      if (gimple_code (stmt) == GIMPLE_PHI
	  || (depth < 8
	      && follow_use (stmt, value, &inverted) == FOLLOW_VALUE
	      && leads_to_condition_p (gimple_get_lhs (stmt), depth + 1)))
	return true;
    }
  return false;
}

/* The condition that ends LOAD's block and is all that depends on it, if nothing
   between them could set the key; else null.  CHAIN: what leads there. */
static gcond *
own_condition (gimple *load, auto_vec<gimple *> *chain, bool *inverted)
{
  tree value = gimple_assign_lhs (load);
  basic_block bb = gimple_bb (load);
  *inverted = false;
  for (;;)
    {
      use_operand_p use;
      gimple *stmt;
      if (!single_imm_use (value, &use, &stmt) || gimple_bb (stmt) != bb)
	return NULL;
      enum follow follow = follow_use (stmt, value, inverted);
      if (follow == FOLLOW_END)
	return NULL;
      if (follow == FOLLOW_VALUE)
	{
	  chain->safe_push (stmt);
	  value = gimple_get_lhs (stmt);
	  continue;
	}
      gimple_stmt_iterator gsi = gsi_for_stmt (load);
      for (gsi_next (&gsi); !gsi_end_p (gsi); gsi_next (&gsi))
	if (gimple_vdef (gsi_stmt (gsi)))
	  return NULL;
      return as_a<gcond *> (stmt);
    }
}

/* The site that looks at KEY at LOC. */
static gasm *
build_key_site (tree key, location_t loc, basic_block target)
{
  unsigned kind
    = key_starts_true_p (key) ? MARKER_SITE_KEY_TRUE : MARKER_SITE_KEY;
  return site_build (IDENTIFIER_POINTER (key_descriptor_name (key)), loc,
		     gimple_block_label (target), kind, TARGET_ENCODING_USUAL);
}

static void
remove_stmt (gimple *stmt)
{
  gimple_stmt_iterator gsi = gsi_for_stmt (stmt);
  gsi_remove (&gsi, true);
  release_defs (stmt);
}

/* Makes COND, which depends on LOAD of KEY alone, the site. */
static void
condition_to_site (gimple *load, tree key, gcond *cond,
		   const vec<gimple *> &chain, bool inverted)
{
  edge if_true, if_false;
  basic_block bb = gimple_bb (cond);
  extract_true_false_edges_from_block (bb, &if_true, &if_false);
  if (inverted)
    std::swap (if_true, if_false);
  bool jump_on = !key_starts_true_p (key);
  edge jump = jump_on ? if_true : if_false;
  edge rest = jump_on ? if_false : if_true;
  jump->flags &= ~(EDGE_TRUE_VALUE | EDGE_FALSE_VALUE);
  rest->flags &= ~(EDGE_TRUE_VALUE | EDGE_FALSE_VALUE);
  rest->flags |= EDGE_FALLTHRU;
  site_set_never_taken (jump, rest);

  location_t loc = gimple_location (cond);
  if (loc == UNKNOWN_LOCATION)
    loc = gimple_location (load);
  gimple_stmt_iterator gsi = gsi_for_stmt (cond);
  gsi_replace (&gsi, build_key_site (key, loc, jump->dest), true);
  for (unsigned i = chain.length (); i-- > 0;)
    remove_stmt (chain[i]);
  remove_stmt (load);
}

/* Makes LOAD of KEY a site and two ways, which the value comes from. */
static void
load_to_site (gimple *load, tree key)
{
  tree value = gimple_assign_lhs (load);
  location_t loc = gimple_location (load);
  bool jump_on = !key_starts_true_p (key);
  tree type = TREE_TYPE (value);
  basic_block before = gimple_bb (load);
  basic_block join = split_block (before, load)->dest;
  edge to_rest = single_succ_edge (before);
  basic_block rest = split_edge (to_rest);
  basic_block set = create_empty_bb (rest);
  set->count = profile_count::zero ();
  if (before->loop_father)
    add_bb_to_loop (set, before->loop_father);
  edge to_set = make_edge (before, set, 0);
  edge from_set = make_single_succ_edge (set, join, EDGE_FALLTHRU);
  site_set_never_taken (to_set, to_rest);

  gimple_stmt_iterator gsi = gsi_for_stmt (load);
  gimple_set_vuse (load, NULL_TREE);
  gsi_insert_after (&gsi, build_key_site (key, loc, set), GSI_SAME_STMT);
  gsi_remove (&gsi, true);
  gphi *phi = create_phi_node (value, join);
  add_phi_arg (phi, fold_convert (type, jump_on ? boolean_false_node
						: boolean_true_node),
	       single_succ_edge (rest), loc);
  add_phi_arg (phi, fold_convert (type, jump_on ? boolean_true_node
						: boolean_false_node),
	       from_set, loc);
}

/* Tells of a write to KEY, in STMT. */
static void
warn_write (gimple *stmt, tree key)
{
  location_t loc
    = expansion_point_location_if_in_system_header (gimple_location (stmt));
  warning_at (loc == UNKNOWN_LOCATION ? DECL_SOURCE_LOCATION (key) : loc, 0,
	      "key %qD is written directly, which changes none of its sites; use "
	      "%<markers_key_set%> "
	      "(%<-fplugin-arg-markers-no-warn-key-writes%> turns this warning off)",
	      key);
}

/* The key whose address ARG is, or null. */
static tree
addressed_key (tree arg)
{
  if (!arg || TREE_CODE (arg) != ADDR_EXPR)
    return NULL_TREE;
  tree key = TREE_OPERAND (arg, 0);
  return key_decl_p (key) ? key : NULL_TREE;
}

/* Looks for a key that CALL may write. */
static void
check_call (gcall *call)
{
  tree callee = gimple_call_fndecl (call);
  if (callee && DECL_NAME (callee)
      && startswith (IDENTIFIER_POINTER (DECL_NAME (callee)), "markers_key_set"))
    return;
  tree type = gimple_call_fntype (call);
  tree types = type ? TYPE_ARG_TYPES (type) : NULL_TREE;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      tree key = addressed_key (gimple_call_arg (call, i));
      tree parm = types ? TREE_VALUE (types) : NULL_TREE;
      if (key && parm && POINTER_TYPE_P (parm) && !TYPE_READONLY (TREE_TYPE (parm)))
	warn_write (call, key);
      types = types ? TREE_CHAIN (types) : NULL_TREE;
    }
}

/* Some function loads a key. */
static bool loads_seen;

/* Before the unit's descriptors are written: which keys have sites. */
unsigned
key_use_pass (function *fun)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
	 gsi_next (&gsi))
      {
	gimple *stmt = gsi_stmt (gsi);
	tree key = loaded_key (stmt);
	if (key)
	  {
	    key_note_used (key);
	    loads_seen = true;
	  }
	if (!markers_options.warn_key_writes)
	  continue;
	tree lhs = gimple_get_lhs (stmt);
	if (lhs && key_decl_p (lhs) && !gimple_clobber_p (stmt))
	  warn_write (stmt, lhs);
	if (gcall *call = dyn_cast<gcall *> (stmt))
	  check_call (call);
      }
  return 0;
}

bool
key_site_gate (function *)
{
  return loads_seen;
}

unsigned
key_site_pass (function *fun)
{
  auto_vec<gimple *> loads;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
	 gsi_next (&gsi))
      if (loaded_key (gsi_stmt (gsi))
	  && TREE_CODE (gimple_assign_lhs (gsi_stmt (gsi))) == SSA_NAME
	  && leads_to_condition_p (gimple_assign_lhs (gsi_stmt (gsi))))
	loads.safe_push (gsi_stmt (gsi));
  if (!loads.is_empty () && lookup_attribute ("naked", DECL_ATTRIBUTES (fun->decl)))
    {
      error_at (gimple_location (loads[0]),
		"key %qD cannot be tested in a %<naked%> function, which has no frame",
		loaded_key (loads[0]));
      return 0;
    }
  for (unsigned i = 0; i < loads.length (); i++)
    {
      auto_vec<gimple *> chain;
      bool inverted;
      tree key = loaded_key (loads[i]);
      gcond *cond = own_condition (loads[i], &chain, &inverted);
      if (cond)
	condition_to_site (loads[i], key, cond, chain, inverted);
      else
	load_to_site (loads[i], key);
    }
  if (!loads.is_empty ())
    free_dominance_info (CDI_DOMINATORS);
  return 0;
}
