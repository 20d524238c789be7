/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * site-test.cc - step 3: the test of a site becomes an asm goto.
 *
 * Right after the CFG is built,
 *
 *	_1 = marker_site_test (&marker_descriptor.m, &m);
 *	if (_1 != 0) goto <block>; else goto <rest>;
 *
 * becomes
 *
 *	asm goto ("<NOP, row, location>" : : : : <block>);	-> <rest>
 *
 * To debug: -fdump-tree-all, the dump marker_site.
 */

#include "gcc-compat.h"
#include "marker/make-function.h"
#include "marker/marker.h"
#include "marker/parts.h"
#include "site/call-site.h"
#include "site/site-test.h"
#include "site/site.h"

/* The function whose call is a test; its arguments are the addresses of the
   descriptor and of the marker. */
static tree site_test;

static bool
site_test_p (const_tree fndecl)
{
  return fndecl && fndecl == site_test;
}

tree
site_test_build (location_t loc, tree marker)
{
  if (!site_test)
    {
      tree type = build_function_type_list (boolean_type_node, ptr_type_node,
					    ptr_type_node, NULL_TREE);
      site_test = build_fn_decl ("marker_site_test", type);
      TREE_NOTHROW (site_test) = 1;
      DECL_ATTRIBUTES (site_test)
	= tree_cons (get_identifier ("leaf"), NULL_TREE, NULL_TREE);
    }
  return build_call_expr_loc (loc, site_test, 2,
			      build_fold_addr_expr (marker_descriptor (marker)),
			      build_fold_addr_expr (marker));
}

/* If the block that TEST stands in ends in the branch on it, makes the branch
   the site.  What stands between them does not matter: a site may as well be
   looked at a little later. */
static bool
branch_to_site (gimple *test)
{
  tree value = gimple_call_lhs (test);
  basic_block bb = gimple_bb (test);
  gimple *last = markers_last_stmt (bb);
  gcond *cond = last ? dyn_cast<gcond *> (last) : NULL;
  if (!cond || !value || gimple_cond_lhs (cond) != value
      || !integer_zerop (gimple_cond_rhs (cond))
      || (gimple_cond_code (cond) != NE_EXPR
	  && gimple_cond_code (cond) != EQ_EXPR))
    return false;

  edge to_block, to_rest;
  extract_true_false_edges_from_block (bb, &to_block, &to_rest);
  if (gimple_cond_code (cond) == EQ_EXPR)
    std::swap (to_block, to_rest);
  to_block->flags &= ~(EDGE_TRUE_VALUE | EDGE_FALSE_VALUE);
  to_rest->flags &= ~(EDGE_TRUE_VALUE | EDGE_FALSE_VALUE);
  to_rest->flags |= EDGE_FALLTHRU;
  site_set_never_taken (to_block, to_rest);

  tree descriptor = TREE_OPERAND (gimple_call_arg (test, 0), 0);
  gimple_stmt_iterator gsi = gsi_for_stmt (cond);
  gsi_replace (&gsi,
	       site_build_chosen (descriptor, gimple_location (test),
			   gimple_block_label (to_block->dest)),
	       false);
  gsi = gsi_for_stmt (test);
  gsi_remove (&gsi, true);
  return true;
}

/* Inserts VARIABLE = VALUE at the start of BB. */
static void
assign_at_start (basic_block bb, tree variable, tree value)
{
  gimple_stmt_iterator gsi = gsi_after_labels (bb);
  gsi_insert_before (&gsi, gimple_build_assign (variable, value), GSI_SAME_STMT);
}

/* In general the test's value goes its own ways (nested functions keep it in
   memory): it is made by the site,

	asm goto (... : set);  variable = 0; goto join;
   set: variable = 1;
   join: value = variable;

   and the branch on it is left to the optimisers.  VALUE may be an SSA name,
   which cannot be assigned twice. */
static void
value_to_site (gimple *test)
{
  tree value = gimple_call_lhs (test);
  location_t loc = gimple_location (test);
  tree descriptor = TREE_OPERAND (gimple_call_arg (test, 0), 0);
  basic_block before = gimple_bb (test);
  basic_block join = split_block (before, test)->dest;
  edge to_clear = single_succ_edge (before);
  basic_block clear = split_edge (to_clear);
  basic_block set = create_empty_bb (clear);
  set->count = profile_count::zero ();
  add_bb_to_loop (set, before->loop_father);
  edge to_set = make_edge (before, set, 0);
  make_single_succ_edge (set, join, EDGE_FALLTHRU);
  site_set_never_taken (to_set, to_clear);

  if (value)
    {
      tree type = TREE_TYPE (value);
      tree variable = create_tmp_reg (type, "enabled");
      assign_at_start (clear, variable, build_zero_cst (type));
      assign_at_start (set, variable, build_one_cst (type));
      assign_at_start (join, value, variable);
    }
  gimple_stmt_iterator gsi = gsi_for_stmt (test);
  gsi_replace (&gsi, site_build_chosen (descriptor, loc, gimple_block_label (set)),
	       false);
}

/* The first site's test in BB, or null; complains of calls that step 2 has not
   seen. */
static gimple *
find_test (basic_block bb)
{
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
       gsi_next (&gsi))
    {
      gcall *call = dyn_cast<gcall *> (gsi_stmt (gsi));
      tree fndecl = call ? gimple_call_fndecl (call) : NULL_TREE;
      if (site_test_p (fndecl))
	return call;
      if (fndecl)
	call_site_finish (call);
      if (marker_decl_p (fndecl) && !gimple_call_from_thunk_p (call))
	error_at (gimple_location (call),
		  "this call of marker %qD could not be made a site", fndecl);
    }
  return NULL;
}

unsigned
site_pass (function *fun)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    while (gimple *test = find_test (bb))
      {
	mark_body_needed (TREE_OPERAND (gimple_call_arg (test, 1), 0));
	if (!branch_to_site (test))
	  value_to_site (test);
      }
  return 0;
}

void
site_test_register_roots (const char *plugin_name)
{
  static const struct ggc_root_tab roots[]
    = { { &site_test, 1, sizeof site_test, gt_ggc_mx_tree_node,
	  gt_pch_nx_tree_node },
	LAST_GGC_ROOT_TAB };
  register_callback (plugin_name, PLUGIN_REGISTER_GGC_ROOTS, NULL,
		     const_cast<ggc_root_tab *> (roots));
}
