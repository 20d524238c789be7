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
 *
 * Of an observer, whose probes only read, it is a pure function: what the host and
 * its callers have stored is stored, and what they have loaded stays.  It counts
 * as one that may loop, so that the call is not dead.
 *
 * In C a probe may end its thread, and then hosts and their callers are unwound:
 * the call may throw.  In C++ markers are noexcept.  A host may turn out to have
 * something to clean up, by inlining: then the call in the block must not be
 * hidden, and is an ordinary one again (unhide.cc).
 */

#include "gcc-compat.h"
#include "block/barrier.h"
#include "block/hidden-asm.h"
#include "block/hidden-call.h"
#include "block/unhide.h"

#define BARRIER_NAME "marker_barrier"
#define OBSERVER_NAME "marker_barrier_observer"

static tree barrier, observer_barrier;

/* The statements say what can throw: a link with LTO has one declaration for
   all languages. */
static tree
barrier_decl (bool observer)
{
  tree *decl = observer ? &observer_barrier : &barrier;
  if (!*decl)
    {
      tree type = build_function_type_list (void_type_node, NULL_TREE);
      *decl = build_fn_decl (observer ? OBSERVER_NAME : BARRIER_NAME, type);
      TREE_NOTHROW (*decl) = 0;
      DECL_PURE_P (*decl) = observer;
      DECL_LOOPING_CONST_OR_PURE_P (*decl) = observer;
    }
  return *decl;
}

/* By name, as an LTO link has another declaration. */
bool
barrier_p (gimple *stmt)
{
  tree callee = is_gimple_call (stmt) ? gimple_call_fndecl (stmt) : NULL_TREE;
  return callee && DECL_EXTERNAL (callee) && DECL_NAME (callee)
	 && (id_equal (DECL_NAME (callee), BARRIER_NAME)
	     || id_equal (DECL_NAME (callee), OBSERVER_NAME));
}

tree
barrier_clobber ()
{
  return build_tree_list (NULL_TREE, build_string (sizeof "cc", "cc"));
}

void
barrier_add (gimple_stmt_iterator *gsi, bool observer)
{
  location_t loc = gimple_location (gsi_stmt (*gsi));
  gcall *after = gimple_build_call (barrier_decl (observer), 0);
  gimple_call_set_nothrow (after,
			   hidden_call_noexcept_p (current_function_decl));
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

void
barrier_remove (gimple_stmt_iterator *gsi)
{
  gimple *stmt = gsi_stmt (*gsi);
  basic_block bb = gimple_bb (stmt);
  unlink_stmt_vdef (stmt);
  gsi_remove (gsi, true);
  release_defs (stmt);
  gimple_purge_dead_eh_edges (bb);
  gimple_purge_dead_abnormal_call_edges (bb);
}

unsigned
barrier_pass (function *fun)
{
  bool changed = unhide_calls (fun);
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);)
      {
	gimple *stmt = gsi_stmt (gsi);
	if (barrier_p (stmt))
	  {
	    barrier_remove (&gsi);
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
	{ &observer_barrier, 1, sizeof observer_barrier, gt_ggc_mx_tree_node,
	  gt_pch_nx_tree_node },
	LAST_GGC_ROOT_TAB };
  register_callback (plugin_name, PLUGIN_REGISTER_GGC_ROOTS, NULL,
		     const_cast<ggc_root_tab *> (roots));
}
