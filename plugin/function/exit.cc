/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * exit.cc - sites at the exits of functions, and what is left of entries.
 *
 * This is done after GIMPLE's optimisations, when GCC has decided which calls are
 * tail calls.  A site behind one would make it an ordinary call, and what ran in
 * constant space would need a stack.  So the site stands before it:
 *
 *	<site of tail:f>
 *	_1 = g ();	[tail call]
 *	return _1;
 *
 * The value is not known there: the marker is another one, without arguments.
 * A function without a value has its exit marker there, too.
 *
 * To debug: -fdump-tree-all, the dump marker_exit.
 */

#include "gcc-compat.h"
#include "function/entry.h"
#include "function/exit.h"
#include "function/function-site.h"
#include "function/placeholder.h"

/* The exits' markers of a function. */
struct exits
{
  const char *function;
  struct function_marker exit, tail;
};

/* The return statement that BB leads to and nowhere else, or null. */
static greturn *
return_after (basic_block bb)
{
  for (int i = 0; i < n_basic_blocks_for_fn (cfun); i++)
    {
      gimple *last = markers_last_stmt (bb);
      if (last && is_a<greturn *> (last))
	return as_a<greturn *> (last);
      if (!single_succ_p (bb) || single_succ (bb)->index == EXIT_BLOCK)
	return NULL;
      bb = single_succ (bb);
    }
  return NULL;
}

/* Gives the tail call CALL, which RET returns after, a return of its own. */
static greturn *
give_return (gcall *call, greturn *ret)
{
  basic_block bb = gimple_bb (call);
  if (gimple_bb (ret) == bb)
    return ret;
  tree value = gimple_return_retval (ret);
  tree lhs = gimple_call_lhs (call);
  gimple_seq conversion = NULL;
  /* A tail call's value may differ from the function's in sign, say. */
  if (value && TREE_CODE (value) == SSA_NAME && lhs)
    value = gimple_convert (&conversion, TREE_TYPE (value), lhs);
  greturn *own = gimple_build_return (value);
  gimple_set_location (own, gimple_location (ret));

  edge old = single_succ_edge (bb);
  profile_count count = old->count ();
  remove_edge (old);
  basic_block last = create_empty_bb (bb);
  last->count = count;
  if (bb->loop_father)
    add_bb_to_loop (last, loops_for_fn (cfun)->tree_root);
  make_single_succ_edge (bb, last, EDGE_FALLTHRU);
  make_edge (last, EXIT_BLOCK_PTR_FOR_FN (cfun), 0);
  /* What the old way led to has another dominator, perhaps, and may be in no loop. */
  free_dominance_info (CDI_DOMINATORS);
  if (current_loops)
    loops_state_set (LOOPS_NEED_FIXUP);
  gimple_seq_add_stmt (&conversion, own);
  gimple_stmt_iterator gsi = gsi_last_bb (last);
  gsi_insert_seq_after (&gsi, conversion, GSI_NEW_STMT);
  return own;
}

/* Puts a site before each tail call of FUN; adds to DONE what they return by. */
static void
mark_tail_calls (function *fun, const struct exits *exits, hash_set<gimple *> *done)
{
  auto_vec<gcall *> calls;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
	 gsi_next (&gsi))
      if (gcall *call = dyn_cast<gcall *> (gsi_stmt (gsi)))
	if (gimple_call_tail_p (call))
	  calls.safe_push (call);
  auto_vec<tree> none;
  for (unsigned i = 0; i < calls.length (); i++)
    {
      greturn *ret = return_after (gimple_bb (calls[i]));
      if (!ret || !exits->tail.descriptor)
	{
	  gimple_call_set_tail (calls[i], false);
	  continue;
	}
      done->add (give_return (calls[i], ret));
      gimple_stmt_iterator gsi = gsi_for_stmt (calls[i]);
      function_site_insert (&gsi, &exits->tail, none, gimple_location (calls[i]),
			      exits->function);
    }
}

/* Puts a site before RET. */
static void
mark_return (greturn *ret, const struct exits *exits)
{
  auto_vec<tree> arguments;
  tree result = DECL_RESULT (current_function_decl);
  tree type = TREE_TYPE (result);
  if (!VOID_TYPE_P (type) && int_size_in_bytes (type) > 0)
    {
      tree value = gimple_return_retval (ret);
      /* A function may end without giving its value. */
      if (!value)
	value = build_zero_cst (passed_by_value_p (type) ? type : ptr_type_node);
      arguments.safe_push (value);
    }
  location_t loc = gimple_location (ret);
  if (LOCATION_LOCUS (loc) == UNKNOWN_LOCATION)
    loc = cfun->function_end_locus;
  gimple_stmt_iterator gsi = gsi_for_stmt (ret);
  function_site_insert (&gsi, &exits->exit, arguments, loc, exits->function);
}

/* Puts sites at the exits of FUN, as PLACEHOLDER says. */
static void
mark_exits (function *fun, const gasm *placeholder)
{
  struct exits exits
    = { placeholder_function (placeholder), placeholder_marker (placeholder, 0),
	placeholder_marker (placeholder, PLACEHOLDER_OPERANDS) };
  hash_set<gimple *> done;
  mark_tail_calls (fun, &exits, &done);

  auto_vec<greturn *> returns;
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, EXIT_BLOCK_PTR_FOR_FN (fun)->preds)
    {
      gimple *last = markers_last_stmt (e->src);
      if (last && is_a<greturn *> (last) && !done.contains (last))
	returns.safe_push (as_a<greturn *> (last));
    }
  for (unsigned i = 0; i < returns.length (); i++)
    mark_return (returns[i], &exits);
}

unsigned
exit_pass (function *fun)
{
  auto_vec<gasm *> found;
  placeholders_find (fun, &found);
  if (found.is_empty ())
    return 0;
  if (gasm *own = placeholder_own (found, PLACEHOLDER_EXIT))
    mark_exits (fun, own);
  if (gasm *own = placeholder_own (found, PLACEHOLDER_ENTRY))
    entry_site_insert (own);
  for (unsigned i = 0; i < found.length (); i++)
    placeholder_remove (found[i]);
  mark_virtual_operands_for_renaming (fun);
  return TODO_update_ssa_only_virtuals | TODO_cleanup_cfg;
}
