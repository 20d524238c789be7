/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * entry.cc - placeholders of entries become sites.
 *
 * This is done early for a placeholder that names an object, which would have to be
 * in memory for it, and late, with the exits, for others.
 *
 * To debug: -fdump-tree-all, the dump marker_entry_site.
 */

#include "gcc-compat.h"
#include "function/entry.h"
#include "function/function-site.h"
#include "function/placeholder.h"

/* What VALUE, which may be a parameter in a loop that a call of the function
   itself has become, was at the edge ENTRY. */
static tree
value_at_entry (tree value, edge entry)
{
  if (TREE_CODE (value) != SSA_NAME)
    return value;
  gphi *phi = dyn_cast<gphi *> (SSA_NAME_DEF_STMT (value));
  return phi && gimple_bb (phi) == entry->dest ? PHI_ARG_DEF_FROM_EDGE (phi, entry)
					       : value;
}

/* The edge by which the function comes to BB at its entry. */
static edge
edge_at_entry (basic_block bb)
{
  edge e = single_succ_edge (ENTRY_BLOCK_PTR_FOR_FN (cfun));
  while (e->dest != bb && single_succ_p (e->dest))
    e = single_succ_edge (e->dest);
  return e;
}

void
entry_site_insert (gasm *placeholder)
{
  struct function_marker marker = placeholder_marker (placeholder, 0);
  auto_vec<tree> arguments;
  for (unsigned i = PLACEHOLDER_OPERANDS; i < gimple_asm_ninputs (placeholder); i++)
    arguments.safe_push (TREE_VALUE (gimple_asm_input_op (placeholder, i)));
  gimple_stmt_iterator at = gsi_for_stmt (placeholder);
  function_site_insert (&at, &marker, arguments, gimple_location (placeholder),
			  placeholder_function (placeholder));
}

/* Moves PLACEHOLDER out of a loop that calls of the function itself have become:
   they are no calls. */
static void
move_out_of_loop (gasm *placeholder)
{
  basic_block bb = gimple_bb (placeholder);
  edge entry = edge_at_entry (bb);
  if (entry->dest != bb || single_pred_p (bb))
    return;
  basic_block before = split_edge (entry);
  entry = single_succ_edge (before);
  for (unsigned i = PLACEHOLDER_OPERANDS; i < gimple_asm_ninputs (placeholder); i++)
    {
      tree operand = gimple_asm_input_op (placeholder, i);
      TREE_VALUE (operand) = value_at_entry (TREE_VALUE (operand), entry);
    }
  update_stmt (placeholder);
  gimple *barrier = placeholder_barrier (placeholder);
  gimple_stmt_iterator from = gsi_for_stmt (placeholder);
  gsi_move_to_bb_end (&from, before);
  if (barrier)
    {
      from = gsi_for_stmt (barrier);
      gsi_move_to_bb_end (&from, before);
    }
}

/* True if PLACEHOLDER names an object in memory.  While it does, the object cannot
   be taken to pieces; in the block of a site, a copy is what cannot. */
static bool
object_named_p (const gasm *placeholder)
{
  for (unsigned i = 0; i < gimple_asm_ninputs (placeholder); i++)
    if (!is_gimple_val (TREE_VALUE (gimple_asm_input_op (placeholder, i))))
      return true;
  return false;
}

unsigned
entry_pass (function *fun)
{
  auto_vec<gasm *> found;
  placeholders_find (fun, &found);
  if (found.is_empty ())
    return 0;
  gasm *entry, *exit;
  placeholders_keep_own (found, &entry, &exit);
  if (exit)
    move_out_of_loop (exit);
  if (entry)
    move_out_of_loop (entry);
  if (entry && object_named_p (entry))
    {
      entry_site_insert (entry);
      placeholder_remove (entry);
    }
  mark_virtual_operands_for_renaming (fun);
  return TODO_update_ssa_only_virtuals | TODO_cleanup_cfg;
}
