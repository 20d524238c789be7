/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * layout.cc - blocks go to the cold section, at every optimisation level.
 *
 * GCC splits a function into a hot and a cold part only where it optimises for
 * speed, at -O2 and up, not in COMDAT functions and not in those with a section
 * of the user's.  There its own partition holds the blocks, because their
 * count is zero.  Elsewhere this pass makes the partition, of the blocks
 * alone, after GCC has ordered the rest.
 *
 * To debug: -fdump-rtl-marker_layout.
 */

#include "gcc-compat.h"
#include "layout.h"
#include "passes.h"
#include "site.h"

/* The edge from BB, if it ends in a site, to the site's block. */
static edge
edge_to_block (basic_block bb)
{
  rtx_insn *end = BB_END (bb);
  if (!JUMP_P (end) || !site_insn_p (end))
    return NULL;
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->succs)
    if (!(e->flags & EDGE_FALLTHRU))
      return e;
  return NULL;
}

/* Sets in COLD the blocks that only sites lead to.  False if there is none. */
static bool
find_cold (function *fun, sbitmap cold)
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
      edge skip = bb->index >= NUM_FIXED_BLOCKS ? edge_to_block (bb) : NULL;
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

/* True if an exception may go from a cold block to a hot one: the tables for
   that need landing pads in both parts, which GCC's own partition makes. */
static bool
exception_crosses_p (function *fun, const_sbitmap cold)
{
  basic_block bb;
  edge e;
  edge_iterator ei;
  FOR_EACH_BB_FN (bb, fun)
    FOR_EACH_EDGE (e, ei, bb->succs)
      if ((e->flags & EDGE_EH)
	  && bitmap_bit_p (cold, bb->index) != bitmap_bit_p (cold, e->dest->index))
	return true;
  return false;
}

/* Marks the partition in the CFG, which is in layout mode. */
static void
mark_partition (function *fun, const_sbitmap cold)
{
  basic_block bb;
  edge e;
  edge_iterator ei;
  FOR_EACH_BB_FN (bb, fun)
    BB_SET_PARTITION (bb, bitmap_bit_p (cold, bb->index) ? BB_COLD_PARTITION
							   : BB_HOT_PARTITION);
  FOR_EACH_BB_FN (bb, fun)
    FOR_EACH_EDGE (e, ei, bb->succs)
      if (e->dest != EXIT_BLOCK_PTR_FOR_FN (fun)
	  && BB_PARTITION (bb) != BB_PARTITION (e->dest))
	e->flags |= EDGE_CROSSING;
}

/* Chains the blocks in their order, the cold ones last. */
static void
chain_cold_last (function *fun, const_sbitmap cold)
{
  basic_block bb, last = NULL;
  for (int part = 0; part < 2; part++)
    FOR_EACH_BB_FN (bb, fun)
      if (bitmap_bit_p (cold, bb->index) == (part == 1))
	{
	  if (last)
	    last->aux = bb;
	  last = bb;
	}
  last->aux = NULL;
}

/* Marks the jumps of crossing edges, now that they exist. */
static void
mark_crossing_jumps (function *fun)
{
  basic_block bb;
  edge e;
  edge_iterator ei;
  FOR_EACH_BB_FN (bb, fun)
    FOR_EACH_EDGE (e, ei, bb->succs)
      if ((e->flags & EDGE_CROSSING) && JUMP_P (BB_END (bb)))
	CROSSING_JUMP_P (BB_END (bb)) = 1;
}

/* -freorder-blocks-and-partition as it was; negative: not changed. */
static int saved_partition_flag = -1;

namespace {

const pass_data layout_pass_data
  = { RTL_PASS, "marker_layout", OPTGROUP_NONE, TV_NONE, 0, 0, 0, 0,
      TODO_df_finish };

class layout_pass : public rtl_opt_pass
{
public:
  layout_pass () : rtl_opt_pass (layout_pass_data, g) {}

  unsigned int
  execute (function *fun) override
  {
    if (crtl->has_bb_partition)
      return 0;
    auto_sbitmap cold (last_basic_block_for_fn (fun));
    if (!find_cold (fun, cold))
      return 0;
    bool crosses = exception_crosses_p (fun, cold);

    cfg_layout_initialize (0);
    if (!crosses)
      mark_partition (fun, cold);
    chain_cold_last (fun, cold);
    crtl->has_bb_partition = !crosses;
    /* GCC's EH pass asserts it of a function with a partition. */
    saved_partition_flag = flag_reorder_blocks_and_partition;
    flag_reorder_blocks_and_partition = 1;
    cfg_layout_finalize ();
    mark_crossing_jumps (fun);
    return 0;
  }
};

const pass_data restore_pass_data
  = { RTL_PASS, "marker_layout_end", OPTGROUP_NONE, TV_NONE, 0, 0, 0, 0, 0 };

/* Gives back the flag, for the functions to come. */
class restore_pass : public rtl_opt_pass
{
public:
  restore_pass () : rtl_opt_pass (restore_pass_data, g) {}

  unsigned int
  execute (function *) override
  {
    if (saved_partition_flag >= 0)
      flag_reorder_blocks_and_partition = saved_partition_flag;
    saved_partition_flag = -1;
    return 0;
  }
};

} // anonymous namespace

/* GCC's own choice of a function's section, or null. */
static section *(*gcc_function_section) (tree, enum node_frequency, bool, bool);

/* GCC gives the cold part a section of its own only with -freorder-functions
   and without a section of the user's. */
static section *
function_section_hook (tree decl, enum node_frequency frequency, bool startup,
		       bool exit)
{
  section *chosen
    = gcc_function_section
      ? gcc_function_section (decl, frequency, startup, exit)
      : NULL;
  if (chosen || !decl || frequency != NODE_FREQUENCY_UNLIKELY_EXECUTED
      || decl != current_function_decl || !crtl->has_bb_partition)
    return chosen;
  chosen = get_named_text_section (decl, ".text.unlikely", NULL);
  if (chosen)
    return chosen;
  char *name = concat (".text.unlikely.",
		       IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (decl)), NULL);
  chosen = get_named_section (decl, ggc_strdup (name), 0);
  free (name);
  return chosen;
}

void
layout_register_passes (const char *plugin_name)
{
  gcc_function_section = targetm.asm_out.function_section;
  targetm.asm_out.function_section = function_section_hook;
  register_pass_after (plugin_name, new layout_pass (), "bbro");
  register_pass_after (plugin_name, new restore_pass (), "dwarf2");
}
