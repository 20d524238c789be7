/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * barrier.cc - what GIMPLE knows of the memory that probes read and write.
 *
 * A probe may read and write any memory, as a called function may: but not a
 * local variable whose address the host has kept to itself.  GCC knows that of
 * calls.  Of an asm that clobbers memory it does not: such a variable (a va_list,
 * say) would be stored before the site and loaded after it.  So while GCC
 * optimises GIMPLE a hidden call clobbers nothing and stands before a call,
 *
 *	asm volatile ("<mark> ..." : : "nor" (a) : "cc");
 *	marker_barrier ();
 *
 * and after the last GIMPLE pass that is gone,
 *
 *	asm volatile ("<mark> ..." : : "nor" (a) : "memory");
 *
 * One such call is enough: stores before it are not deleted, and no load after
 * it can have been made before; and of two, dead store elimination would not
 * see that they lead to the same place as the way past the block.
 */

#include "gcc-compat.h"
#include "block/barrier.h"
#include "block/hidden-asm.h"

static tree barrier;

static tree
barrier_decl ()
{
  if (!barrier)
    {
      tree type = build_function_type_list (void_type_node, NULL_TREE);
      barrier = build_fn_decl ("marker_barrier", type);
      TREE_NOTHROW (barrier) = 1;
    }
  return barrier;
}

/* By name, as an LTO link has another declaration. */
bool
barrier_p (gimple *stmt)
{
  tree callee = is_gimple_call (stmt) ? gimple_call_fndecl (stmt) : NULL_TREE;
  return callee && DECL_EXTERNAL (callee) && DECL_NAME (callee)
	 && id_equal (DECL_NAME (callee), "marker_barrier");
}

tree
barrier_clobber ()
{
  return build_tree_list (NULL_TREE, build_string (sizeof "cc", "cc"));
}

void
barrier_add (gimple_stmt_iterator *gsi)
{
  location_t loc = gimple_location (gsi_stmt (*gsi));
  gcall *after = gimple_build_call (barrier_decl (), 0);
  gimple_set_location (after, loc);
  gsi_insert_after (gsi, after, GSI_NEW_STMT);
}

/* Makes what barriers say of the hidden call STMT at GSI a clobber of its own. */
static void
clobber_memory (gimple_stmt_iterator *gsi, gasm *stmt)
{
  vec<tree, va_gc> *inputs = NULL, *clobbers = NULL;
  for (unsigned i = 0; i < gimple_asm_ninputs (stmt); i++)
    vec_safe_push (inputs, gimple_asm_input_op (stmt, i));
  vec_safe_push (clobbers,
		 build_tree_list (NULL_TREE,
				  build_string (sizeof "memory", "memory")));
  gasm *hidden = gimple_build_asm_vec (gimple_asm_string (stmt), inputs, NULL,
				       clobbers, NULL);
  gimple_asm_set_volatile (hidden, true);
  gimple_asm_set_inline (hidden, true);
  gsi_replace (gsi, hidden, false);
}

unsigned
barrier_pass (function *fun)
{
  bool changed = false;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);)
      {
	gimple *stmt = gsi_stmt (gsi);
	if (barrier_p (stmt))
	  {
	    unlink_stmt_vdef (stmt);
	    gsi_remove (&gsi, true);
	    release_defs (stmt);
	    changed = true;
	    continue;
	  }
	gasm *hidden = dyn_cast<gasm *> (stmt);
	if (hidden && hidden_call_stmt_p (hidden)
	    && gimple_asm_nclobbers (hidden) > 0)
	  {
	    clobber_memory (&gsi, hidden);
	    changed = true;
	  }
	gsi_next (&gsi);
      }
  if (!changed)
    return 0;
  mark_virtual_operands_for_renaming (fun);
  return TODO_update_ssa_only_virtuals;
}

void
barrier_register_roots (const char *plugin_name)
{
  static const struct ggc_root_tab roots[]
    = { { &barrier, 1, sizeof barrier, gt_ggc_mx_tree_node, gt_pch_nx_tree_node },
	LAST_GGC_ROOT_TAB };
  register_callback (plugin_name, PLUGIN_REGISTER_GGC_ROOTS, NULL,
		     const_cast<ggc_root_tab *> (roots));
}
