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
 * With the option own-section, a cold part that holds nothing but blocks goes to
 * .text.markers* instead of .text.unlikely*, for linker/markers.ld.
 *
 * To debug: -fdump-rtl-all, the dump marker_layout.
 */

#include "gcc-compat.h"
#include "plugin-options.h"
#include "site/cold.h"
#include "site/layout.h"
#include "site/lines.h"

/* Tells every block of FUN to which part it goes. */
static void
mark_partition (function *fun, const_sbitmap cold)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    BB_SET_PARTITION (bb, bitmap_bit_p (cold, bb->index) ? BB_COLD_PARTITION
							   : BB_HOT_PARTITION);
}

/* Writes a landing pad with LABEL, in a cold block of its own, that jumps to
   HANDLER. */
static basic_block
make_cold_landing_pad (rtx_code_label *label, basic_block handler)
{
  rtx_code_label *target = block_label (handler);
  rtx_insn *head = emit_label (label);
  rtx_insn *jump = emit_jump_insn (targetm.gen_jump (target));
  JUMP_LABEL (jump) = target;
  LABEL_NUSES (target)++;
  basic_block last = EXIT_BLOCK_PTR_FOR_FN (cfun)->prev_bb;
  basic_block pad = create_basic_block (head, jump, last);
  emit_barrier_after_bb (pad);
  pad->count = profile_count::zero ();
  BB_SET_PARTITION (pad, BB_COLD_PARTITION);
  make_single_succ_edge (pad, handler, 0);
  return pad;
}

/* A landing pad and the code that throws to it must be in one part of the
   function: the tables count from the part's start.  Gives what is cold and
   throws to the hot landing pad PAD, in BB, a cold one. */
static void
split_landing_pad (eh_landing_pad pad, basic_block bb)
{
  auto_vec<edge> throwing;
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->preds)
    if (BB_PARTITION (e->src) == BB_COLD_PARTITION)
      throwing.safe_push (e);
  if (throwing.is_empty ())
    return;

  /* A block that exceptions come to has no other way in. */
  basic_block handler = split_block_after_labels (bb)->dest;
  eh_landing_pad twin = gen_eh_landing_pad (pad->region);
  twin->post_landing_pad = pad->post_landing_pad;
  rtx_code_label *label = gen_label_rtx ();
  LABEL_PRESERVE_P (label) = 1;
  twin->landing_pad = label;
  basic_block twin_bb = make_cold_landing_pad (label, handler);
  for (unsigned i = 0; i < throwing.length (); i++)
    {
      rtx note
	= find_reg_note (BB_END (throwing[i]->src), REG_EH_REGION, NULL_RTX);
      XEXP (note, 0) = GEN_INT (twin->index);
      redirect_edge_succ (throwing[i], twin_bb);
    }
}

/* Splits the landing pads that both parts of FUN throw to.  (One that only cold
   code throws to is cold.) */
static void
split_landing_pads (function *fun)
{
  unsigned count = vec_safe_length (fun->eh->lp_array);
  for (unsigned i = 1; i < count; i++)
    {
      eh_landing_pad pad = (*fun->eh->lp_array)[i];
      if (!pad || !pad->landing_pad || !LABEL_P (pad->landing_pad))
	continue;
      basic_block bb = BLOCK_FOR_INSN (pad->landing_pad);
      if (bb && BB_PARTITION (bb) == BB_HOT_PARTITION)
	split_landing_pad (pad, bb);
    }
}

/* Where GCC does not optimise, it gives the line of an edge a block of its own,
   and would put that of a crossing edge into the wrong part.  The line of E goes
   to its jump, if that is for nothing else. */
static void
move_line_to_jump (edge e)
{
  rtx_insn *end = BB_END (e->src);
  if (e->flags & EDGE_FALLTHRU)
    return;
  if (simplejump_p (end) && !INSN_HAS_LOCATION (end))
    INSN_LOCATION (end) = e->goto_locus;
  e->goto_locus = UNKNOWN_LOCATION;
}

/* Marks what crosses from one part of FUN to the other: edges, and the jumps that
   are there. */
static void
mark_crossing (function *fun)
{
  basic_block bb;
  edge e;
  edge_iterator ei;
  FOR_EACH_BB_FN (bb, fun)
    FOR_EACH_EDGE (e, ei, bb->succs)
      if (e->dest != EXIT_BLOCK_PTR_FOR_FN (fun)
	  && BB_PARTITION (bb) != BB_PARTITION (e->dest))
	{
	  e->flags |= EDGE_CROSSING;
	  if (JUMP_P (BB_END (bb)))
	    CROSSING_JUMP_P (BB_END (bb)) = 1;
	  move_line_to_jump (e);
	}
}

/* Which hot block should stand behind which.  GCC's simple algorithm for the
   order of blocks, that of -O1 and -Os, does not know that an asm goto falls
   through, and would put a jump behind the NOP. */
struct block_order
{
  auto_vec<basic_block> next; /* by index; null: any */
  auto_sbitmap claimed;	      /* stands behind one */

  block_order (function *fun) : claimed (last_basic_block_for_fn (fun))
  {
    next.safe_grow_cleared (last_basic_block_for_fn (fun), true);
    bitmap_clear (claimed);
  }

  void
  claim (basic_block bb, basic_block follower)
  {
    if (bitmap_bit_p (claimed, follower->index))
      return;
    /* No circles: a loop begins behind its end, at its site. */
    for (basic_block at = follower; at; at = next[at->index])
      if (at == bb)
	return;
    bitmap_set_bit (claimed, follower->index);
    next[bb->index] = follower;
  }
};

/* The hot block that BB falls through to, or null. */
static basic_block
hot_follower (function *fun, basic_block bb)
{
  edge e = find_fallthru_edge (bb->succs);
  if (!e || e->dest == EXIT_BLOCK_PTR_FOR_FN (fun)
      || BB_PARTITION (bb) != BB_HOT_PARTITION
      || BB_PARTITION (e->dest) != BB_HOT_PARTITION)
    return NULL;
  return e->dest;
}

/* Fills ORDER: what is behind a site first, also where GCC has put a block with
   nothing but a jump between; then what falls through as it is; then what would
   need a jump. */
static void
choose_order (function *fun, struct block_order *order)
{
  basic_block bb, follower;
  bitmap_set_bit (order->claimed, ENTRY_BLOCK_PTR_FOR_FN (fun)->next_bb->index);
  FOR_EACH_BB_FN (bb, fun)
    if (ends_in_site_p (bb) && (follower = hot_follower (fun, bb)))
      {
	order->claim (bb, follower);
	basic_block at = follower;
	if (single_succ_p (at) && forwarder_block_p (at)
	    && (follower = hot_follower (fun, at)))
	  order->claim (at, follower);
      }
  FOR_EACH_BB_FN (bb, fun)
    if (!order->next[bb->index]
	&& (follower = hot_follower (fun, bb)) == bb->next_bb && follower)
      order->claim (bb, follower);
  FOR_EACH_BB_FN (bb, fun)
    if (!order->next[bb->index] && (follower = hot_follower (fun, bb)))
      order->claim (bb, follower);
}

/* Chains the blocks: the hot ones in their order, as ORDER changes it, then the
   cold ones. */
static void
chain_cold_last (function *fun, const struct block_order *order)
{
  auto_sbitmap placed (last_basic_block_for_fn (fun));
  bitmap_clear (placed);
  basic_block bb, last = NULL;
  for (int part = 0; part < 2; part++)
    FOR_EACH_BB_FN (bb, fun)
      {
	/* Chains are followed from their heads. */
	if ((BB_PARTITION (bb) == BB_COLD_PARTITION) != (part == 1)
	    || (bitmap_bit_p (order->claimed, bb->index)
		&& bb != ENTRY_BLOCK_PTR_FOR_FN (fun)->next_bb))
	  continue;
	for (basic_block at = bb; at && !bitmap_bit_p (placed, at->index);
	     at = order->next[at->index])
	  {
	    bitmap_set_bit (placed, at->index);
	    if (last)
	      last->aux = at;
	    last = at;
	  }
      }
  last->aux = NULL;
}

/* The function whose cold part holds blocks alone, or null. */
static tree blocks_alone_in;

/* Sets it to FUN, which GCC has split, if that is so. */
static void
find_blocks_alone (function *fun)
{
  auto_sbitmap cold (last_basic_block_for_fn (fun));
  if (!find_cold (fun, cold))
    return;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    if (BB_PARTITION (bb) == BB_COLD_PARTITION
	&& !bitmap_bit_p (cold, bb->index))
      return;
  blocks_alone_in = fun->decl;
}

static bool
blocks_alone_here_p ()
{
  return current_function_decl == blocks_alone_in;
}

/* -freorder-blocks-and-partition as it was; negative: not changed. */
static int saved_partition_flag = -1;

/* Makes a partition of FUN. */
static void
partition (function *fun)
{
  /* This may make blocks: what is cold is looked for afterwards. */
  cfg_layout_initialize (0);
  auto_sbitmap cold (last_basic_block_for_fn (fun));
  find_cold (fun, cold);
  mark_partition (fun, cold);
  if (fun->eh->lp_array)
    split_landing_pads (fun);
  mark_crossing (fun);
  struct block_order order (fun);
  choose_order (fun, &order);
  chain_cold_last (fun, &order);
  crtl->has_bb_partition = true;
  blocks_alone_in = fun->decl;
  /* GCC's EH pass asserts it of a function with a partition. */
  saved_partition_flag = flag_reorder_blocks_and_partition;
  flag_reorder_blocks_and_partition = 1;
  cfg_layout_finalize ();
  /* What is put on an edge from now on goes behind the part it comes from. */
  crtl->bb_reorder_complete = true;
}

unsigned
layout_pass (function *fun)
{
  blocks_alone_in = NULL;
  lines_hide_blocks (blocks_alone_here_p);
  if (crtl->has_bb_partition)
    {
      find_blocks_alone (fun);
      return 0;
    }
  drop_idle_sites (fun);
  auto_sbitmap found (last_basic_block_for_fn (fun));
  if (find_cold (fun, found))
    partition (fun);
  return 0;
}

/* Gives back the flag, for the functions to come. */
unsigned
layout_end_pass (function *)
{
  if (saved_partition_flag >= 0)
    flag_reorder_blocks_and_partition = saved_partition_flag;
  saved_partition_flag = -1;
  return 0;
}

/* GCC's own choice of a function's section, or null. */
static section *(*gcc_function_section) (tree, enum node_frequency, bool, bool);

/* The section of that BASE for the cold part of DECL. */
static section *
cold_section (tree decl, const char *base)
{
  section *chosen = get_named_text_section (decl, base, NULL);
  if (chosen)
    return chosen;
  char *name = concat (base, ".",
		       IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (decl)), NULL);
  chosen = get_named_section (decl, ggc_strdup (name), 0);
  free (name);
  return chosen;
}

/* A host that is cold as a whole asks for the same section twice, and nothing
   tells which part it is for. */
static bool
cold_host_p (tree decl)
{
  cgraph_node *node = cgraph_node::get (decl);
  return node && node->frequency == NODE_FREQUENCY_UNLIKELY_EXECUTED;
}

/* GCC gives the cold part a section of its own only with -freorder-functions
   and without a section of the user's. */
static section *
function_section_hook (tree decl, enum node_frequency frequency, bool startup,
		       bool exit)
{
  bool cold_part = decl && frequency == NODE_FREQUENCY_UNLIKELY_EXECUTED
		   && decl == current_function_decl && crtl->has_bb_partition;
  if (cold_part && markers_options.own_section && decl == blocks_alone_in
      && !cold_host_p (decl))
    return cold_section (decl, ".text.markers");
  section *chosen
    = gcc_function_section
      ? gcc_function_section (decl, frequency, startup, exit)
      : NULL;
  if (chosen || !cold_part)
    return chosen;
  return cold_section (decl, ".text.unlikely");
}

void
layout_start ()
{
  gcc_function_section = targetm.asm_out.function_section;
  targetm.asm_out.function_section = function_section_hook;
}
