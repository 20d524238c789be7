/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * conditions.cc - sites look like conditions to GCC's warnings.
 *
 * To find out whether a variable is set where it is used, GCC compares the
 * conditions on the ways to both places.  It gives up at an asm goto, forgets the
 * conditions behind it, and warns of what cannot happen.  So for the length of
 * that pass
 *
 *	asm goto ("<NOP, row, location>" : : : : <block>);	-> <rest>
 *
 * is
 *
 *	_1 = marker_site_enabled ();
 *	if (_1 != 0) goto <block>; else goto <rest>;
 *
 * To debug: -fdump-tree-all, the dumps marker_conditions and marker_conditions_end.
 */

#include "gcc-compat.h"
#include "site/conditions.h"
#include "site/site.h"

/* What a site is made of again, in the order of basic blocks.  No statement is kept
   here: GCC's collector may come between the passes. */
struct site_parts
{
  char *text;
  char *scratch; /* constraint of the output, or null */
};
static vec<site_parts> parts;

static const char stand_in_name[] = "marker_site_enabled";

/* The call that stands for the site at the end of BB, or null. */
static gcall *
stand_in (basic_block bb)
{
  gimple *last = markers_last_stmt (bb);
  gcond *cond = last ? dyn_cast<gcond *> (last) : NULL;
  if (!cond || TREE_CODE (gimple_cond_lhs (cond)) != SSA_NAME)
    return NULL;
  gcall *call = dyn_cast<gcall *> (SSA_NAME_DEF_STMT (gimple_cond_lhs (cond)));
  tree callee = call ? gimple_call_fndecl (call) : NULL_TREE;
  return callee && DECL_NAME (callee) && id_equal (DECL_NAME (callee), stand_in_name)
	   ? call
	   : NULL;
}

/* A call of the function that says whether a site is on.  Nothing is known of it but
   that it depends on nothing. */
static gcall *
build_stand_in (tree value)
{
  tree type = build_function_type_list (TREE_TYPE (value), NULL_TREE);
  tree function = build_fn_decl (stand_in_name, type);
  TREE_NOTHROW (function) = 1;
  TREE_READONLY (function) = 1;
  gcall *call = gimple_build_call (function, 0);
  gimple_call_set_lhs (call, value);
  return call;
}

/* Makes the SITE that ends BB, which has two ways out, a condition. */
static void
site_to_condition (basic_block bb, gasm *site)
{
  edge to_rest = find_fallthru_edge (bb->succs);
  edge to_block = EDGE_SUCC (bb, EDGE_SUCC (bb, 0) == to_rest);
  site_parts its = { xstrdup (gimple_asm_string (site)), NULL };
  tree value;
  if (gimple_asm_noutputs (site) > 0)
    {
      tree output = gimple_asm_output_op (site, 0);
      value = TREE_VALUE (output);
      its.scratch
	= xstrdup (TREE_STRING_POINTER (TREE_VALUE (TREE_PURPOSE (output))));
    }
  else
    value = make_ssa_name (unsigned_char_type_node);
  parts.safe_push (its);

  gcond *cond = gimple_build_cond (NE_EXPR, value, build_zero_cst (TREE_TYPE (value)),
				   NULL_TREE, NULL_TREE);
  gimple_set_location (cond, gimple_location (site));
  gcall *call = build_stand_in (value);
  gimple_set_location (call, gimple_location (site));
  gimple_stmt_iterator gsi = gsi_for_stmt (site);
  gsi_replace (&gsi, cond, false);
  gsi_insert_before (&gsi, call, GSI_SAME_STMT);
  SSA_NAME_DEF_STMT (value) = call;
  to_block->flags |= EDGE_TRUE_VALUE;
  to_rest->flags &= ~EDGE_FALLTHRU;
  to_rest->flags |= EDGE_FALSE_VALUE;
}

/* Makes the condition on CALL at the end of BB a site of ITS parts. */
static void
condition_to_site (basic_block bb, gcall *call, const site_parts *its)
{
  edge to_block, to_rest;
  extract_true_false_edges_from_block (bb, &to_block, &to_rest);
  to_block->flags &= ~EDGE_TRUE_VALUE;
  to_rest->flags &= ~EDGE_FALSE_VALUE;
  to_rest->flags |= EDGE_FALLTHRU;

  gimple *cond = markers_last_stmt (bb);
  tree value = gimple_call_lhs (call);
  location_t loc = gimple_location (cond);
  gimple_stmt_iterator gsi = gsi_for_stmt (call);
  gsi_remove (&gsi, true);
  gsi = gsi_for_stmt (cond);
  gsi_replace (&gsi,
	       site_from_text (its->text, loc, gimple_block_label (to_block->dest),
			       its->scratch, value),
	       false);
  if (!its->scratch)
    release_ssa_name (value);
}

bool
conditions_gate (function *)
{
  return optimize && warn_maybe_uninitialized;
}

unsigned
conditions_pass (function *fun)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    {
      gimple *last = markers_last_stmt (bb);
      if (last && site_stmt_p (last) && EDGE_COUNT (bb->succs) == 2
	  && find_fallthru_edge (bb->succs))
	site_to_condition (bb, as_a<gasm *> (last));
    }
  return 0;
}

bool
conditions_end_gate (function *)
{
  return !parts.is_empty ();
}

unsigned
conditions_end_pass (function *fun)
{
  unsigned next = 0;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    if (gcall *call = stand_in (bb))
      condition_to_site (bb, call, &parts[next++]);
  gcc_assert (next == parts.length ());
  for (unsigned i = 0; i < next; i++)
    {
      free (parts[i].text);
      free (parts[i].scratch);
    }
  parts.truncate (0);
  return 0;
}
