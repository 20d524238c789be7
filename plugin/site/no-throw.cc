/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * no-throw.cc - no exception comes from a site or a hidden call.
 *
 * With -fnon-call-exceptions GCC takes it that an asm may throw.  Where a function
 * was inlined into a try block, its sites and hidden calls get the block's landing
 * pad, and edges to it.  But a site is a NOP, and the host has nothing saved for
 * an exception that would leave a block: so both are taken out again, wherever
 * something has been inlined.
 *
 * To debug: -fdump-tree-all, the dumps marker_no_throw and marker_no_throw_end.
 */

#include "gcc-compat.h"
#include "block/hidden-asm.h"
#include "site/no-throw.h"
#include "site/site.h"

bool
drop_eh_edges (basic_block bb)
{
  gimple *last = markers_last_stmt (bb);
  if (last && stmt_can_throw_internal (cfun, last))
    return false;
  bool changed = false;
  edge e;
  for (edge_iterator ei = ei_start (bb->succs); (e = ei_safe_edge (ei));)
    if (e->flags & EDGE_EH)
      {
	remove_edge (e);
	changed = true;
      }
    else
      ei_next (&ei);
  if (changed)
    {
      free_dominance_info (CDI_DOMINATORS);
      if (current_loops)
	loops_state_set (LOOPS_NEED_FIXUP);
    }
  return changed;
}

bool
no_throw_gate (function *fun)
{
  return fun->can_throw_non_call_exceptions;
}

unsigned
no_throw_pass (function *fun)
{
  bool changed = false;
  basic_block bb;
  /* What throws is the last of its block. */
  FOR_EACH_BB_FN (bb, fun)
    if (gimple *last = markers_last_stmt (bb))
      if ((site_stmt_p (last) || hidden_call_stmt_p (last))
	  && remove_stmt_from_eh_lp (last))
	changed |= drop_eh_edges (bb);
  return changed ? TODO_cleanup_cfg : 0;
}
