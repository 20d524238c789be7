/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * cold.cc - which basic blocks only sites lead to, and their profile.
 *
 * GCC guesses probabilities after the CFG was built, reads a profile that may
 * have been trained with markers on, and adjusts counts when it changes the
 * CFG, not always rightly: GCC 12's make_forwarders_with_degenerate_phis()
 * gives the block after a site the count of the way through the site's own
 * block, which is zero.  So the truth is set down again at three points: the
 * edge from a site to its block is never taken, what only it leads to counts
 * nothing, and what else is reached with a count has one.
 *
 * To debug: -fdump-tree-all -fdump-rtl-all, the dumps marker_profile.
 */

#include "gcc-compat.h"
#include "site/cold.h"
#include "site/site.h"

/* The edge from BB, if it ends in a site, to the site's block. */
static edge
edge_to_block (basic_block bb)
{
  if (bb->index < NUM_FIXED_BLOCKS)
    return NULL;
  if (current_ir_type () == IR_GIMPLE)
    {
      gimple *last = markers_last_stmt (bb);
      if (!last || !site_stmt_p (last))
	return NULL;
    }
  else if (!JUMP_P (BB_END (bb)) || !site_insn_p (BB_END (bb)))
    return NULL;

  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->succs)
    if (!(e->flags & EDGE_FALLTHRU))
      return e;
  return NULL;
}

bool
ends_in_site_p (basic_block bb)
{
  return edge_to_block (bb) != NULL;
}

/* The same, and the site is that of a key. */
static bool
ends_in_key_site_p (basic_block bb)
{
  return current_ir_type () == IR_GIMPLE
	   ? site_stmt_of_key_p (markers_last_stmt (bb))
	   : site_of_key_p (BB_END (bb));
}

bool
find_cold (function *fun, sbitmap cold, bool keys)
{
  auto_vec<basic_block> work;
  bool sites = false;

  bitmap_ones (cold);
  bitmap_clear_bit (cold, ENTRY_BLOCK);
  bitmap_clear_bit (cold, EXIT_BLOCK);
  work.safe_push (ENTRY_BLOCK_PTR_FOR_FN (fun));
  while (!work.is_empty ())
    {
      basic_block bb = work.pop ();
      edge skip = edge_to_block (bb);
      if (skip && !keys && ends_in_key_site_p (bb))
	skip = NULL;
      sites |= skip != NULL;
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, bb->succs)
	if (e != skip && bitmap_bit_p (cold, e->dest->index))
	  {
	    bitmap_clear_bit (cold, e->dest->index);
	    work.safe_push (e->dest);
	  }
    }
  return sites;
}

/* The edges of the site that ends BB, if one does. */
static void
set_site_edges (basic_block bb)
{
  edge to_block = edge_to_block (bb);
  if (!to_block)
    return;
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->succs)
    e->probability = e == to_block ? profile_probability::never ()
				   : profile_probability::always ();
}

/* Gives BB, which is reached without a site, the count that comes into it. */
static void
repair_count (basic_block bb)
{
  if (!(bb->count == profile_count::zero ()))
    return;
  profile_count sum = profile_count::zero ();
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->preds)
    if (e->count ().initialized_p ())
      sum += e->count ();
  if (sum.nonzero_p ())
    bb->count = sum;
}

/* If BB ends in a site both of whose ways lead to the same place, which GCC's
   optimisations may leave of a key's, and GCC's partition cannot do with, takes
   the site away. */
static void
drop_idle_site (basic_block bb)
{
  if (!single_succ_p (bb) || !(single_succ_edge (bb)->flags & EDGE_FALLTHRU))
    return;
  if (current_ir_type () == IR_GIMPLE)
    {
      gimple *last = markers_last_stmt (bb);
      if (!last || !site_stmt_p (last))
	return;
      gimple_stmt_iterator gsi = gsi_for_stmt (last);
      unlink_stmt_vdef (last);
      gsi_remove (&gsi, true);
      release_defs (last);
    }
  else if (JUMP_P (BB_END (bb)) && site_insn_p (BB_END (bb)))
    delete_insn (BB_END (bb));
}

void
drop_idle_sites (function *fun)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    drop_idle_site (bb);
}

/* Sets the profile of FUN right. */
static void
repair_profile (function *fun)
{
  auto_sbitmap cold (last_basic_block_for_fn (fun));
  if (!find_cold (fun, cold))
    return;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    {
      set_site_edges (bb);
      if (bitmap_bit_p (cold, bb->index))
	bb->count = profile_count::zero ();
    }
  int *order = XNEWVEC (int, n_basic_blocks_for_fn (fun));
  int count = pre_and_rev_post_order_compute_fn (fun, NULL, order, false);
  for (int i = 0; i < count; i++)
    {
      bb = BASIC_BLOCK_FOR_FN (fun, order[i]);
      if (!bitmap_bit_p (cold, bb->index))
	repair_count (bb);
    }
  free (order);
}

unsigned
profile_pass (function *fun)
{
  drop_idle_sites (fun);
  repair_profile (fun);
  return 0;
}
