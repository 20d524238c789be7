/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * copies.cc - lets GCC see through sites when it propagates copies of registers.
 *
 *	b = a
 *	NOP				the site
 *	a = b				needless: a is what it was
 *	call f
 *
 * GCC's pass cprop_hardreg knows that a still holds the value in b, but
 * forgets it where two ways meet, and a site's block meets the host after the
 * site.  A hidden call changes no register, so around that pass the way back from
 * the block is taken away, jump and all, as if the call did not return: what
 * follows the site then has one predecessor.
 *
 *	before			meanwhile
 *
 *	site ---> block		site ---> block
 *	  |	    |		  |
 *	  v	    |		  v
 *	rest <------'		rest
 *
 * A register that the block's own insns set (an argument's address, say) must
 * not be relied on: where the rest has it live, the edge stays; where it is
 * dead, a clobber at the start of the rest, taken away afterwards, tells so.
 *
 * To debug: -fdump-rtl-all, the dumps marker_copies and cprop_hardreg.
 */

#include "gcc-compat.h"
#include "block/copies.h"
#include "block/hidden-asm.h"
#include "site/cold.h"
#include "site/site.h"
#include "target-block.h"

/* An edge that was taken away. */
struct taken_edge
{
  basic_block block, rest;
  int flags;
  profile_probability probability;
  bool jump; /* BLOCK ended in one, at LOC */
  location_t loc;
};
static vec<taken_edge> taken;
static vec<rtx_insn *> clobbers;

/* If BB ends in a site whose block is straight code back to what follows the
   site, and the only other way there, returns the edge back. */
static edge
edge_back (basic_block bb)
{
  edge to_rest = find_fallthru_edge (bb->succs);
  if (!ends_in_site_p (bb) || site_of_key_p (BB_END (bb))
      || EDGE_COUNT (bb->succs) != 2 || !to_rest)
    return NULL;
  basic_block block = EDGE_SUCC (bb, EDGE_SUCC (bb, 0) == to_rest)->dest;
  if (!single_pred_p (block) || !single_succ_p (block)
      || (single_succ_edge (block)->flags & EDGE_COMPLEX))
    return NULL;
  /* GCC's partition may have put the way past the block elsewhere. */
  basic_block rest = to_rest->dest;
  while (single_pred_p (rest) && single_succ_p (rest) && forwarder_block_p (rest))
    rest = single_succ (rest);
  if (rest == EXIT_BLOCK_PTR_FOR_FN (cfun) || single_succ (block) != rest
      || EDGE_COUNT (rest->preds) != 2)
    return NULL;
  return single_succ_edge (block);
}

/* Adds what INSN sets to the registers in DATA. */
static void
note_set (rtx place, const_rtx, void *data)
{
  HARD_REG_SET *set = (HARD_REG_SET *) data;
  if (GET_CODE (place) == SUBREG)
    place = SUBREG_REG (place);
  if (REG_P (place) && HARD_REGISTER_P (place))
    for (unsigned r = REGNO (place); r < END_REGNO (place); r++)
      SET_HARD_REG_BIT (*set, r);
}

/* Collects in SET the registers that BLOCK sets.  False if it does more than
   a hidden call and the arguments for it. */
static bool
registers_set_in (basic_block block, HARD_REG_SET *set)
{
  rtx_insn *insn;
  bool hidden = false;
  CLEAR_HARD_REG_SET (*set);
  FOR_BB_INSNS (block, insn)
    {
      if (!NONDEBUG_INSN_P (insn))
	continue;
      if (CALL_P (insn) || RTX_FRAME_RELATED_P (insn))
	return false;
      if (NONJUMP_INSN_P (insn) && hidden_call_asm (PATTERN (insn)))
	hidden = true;
      note_stores (insn, note_set, set);
    }
  return hidden;
}

/* Removes BACK, and what leads along it. */
static void
remove_way (edge back)
{
  basic_block block = back->src;
  rtx_insn *end = BB_END (block);
  taken_edge edge = { block, back->dest, back->flags, back->probability,
		      simplejump_p (end) != 0, UNKNOWN_LOCATION };
  if (edge.jump)
    {
      edge.loc = INSN_LOCATION (end);
      delete_insn (end);
    }
  else
    emit_barrier_after_bb (block);
  taken.safe_push (edge);
  remove_edge (back);
}

/* Gives back what remove_way() has removed. */
static void
restore_way (const taken_edge *way)
{
  if (way->jump)
    {
      rtx_code_label *label = block_label (way->rest);
      rtx_insn *jump
	= emit_jump_insn_after_setloc (targetm.gen_jump (label),
				       BB_END (way->block), way->loc);
      JUMP_LABEL (jump) = label;
      LABEL_NUSES (label)++;
      CROSSING_JUMP_P (jump) = (way->flags & EDGE_CROSSING) != 0;
    }
  else
    {
      rtx_insn *barrier = next_nonnote_insn (BB_END (way->block));
      gcc_assert (BARRIER_P (barrier));
      delete_insn (barrier);
    }
  edge e = make_edge (way->block, way->rest, way->flags);
  e->probability = way->probability;
}

/* Takes BACK away if its block leaves alone what follows. */
static void
take_away (edge back)
{
  basic_block block = back->src, rest = back->dest;
  HARD_REG_SET set, live;
  if (!(back->flags & EDGE_FALLTHRU) && !simplejump_p (BB_END (block)))
    return;
  if (!registers_set_in (block, &set))
    return;
  set &= ~target_dead_at_sites ();
  REG_SET_TO_HARD_REG_SET (live, df_get_live_in (rest));
  if (hard_reg_set_intersect_p (set, live))
    return;

  remove_way (back);
  rtx_insn *head = bb_note (rest);
  for (unsigned r = 0; r < FIRST_PSEUDO_REGISTER; r++)
    if (TEST_HARD_REG_BIT (set, r))
      {
	rtx clobber = gen_rtx_CLOBBER (VOIDmode, gen_rtx_REG (reg_raw_mode[r], r));
	head = emit_insn_after (clobber, head);
	clobbers.safe_push (head);
      }
}

bool
copies_gate (function *)
{
  return optimize > 0 && flag_cprop_registers;
}

unsigned
copies_pass (function *fun)
{
  taken.truncate (0);
  clobbers.truncate (0);
  auto_vec<edge> found;
  basic_block bb;
  edge e;
  FOR_EACH_BB_FN (bb, fun)
    if ((e = edge_back (bb)))
      found.safe_push (e);
  if (found.is_empty ())
    return 0;
  df_analyze ();
  for (unsigned i = 0; found.iterate (i, &e); i++)
    take_away (e);
  return 0;
}

bool
copies_end_gate (function *)
{
  return !taken.is_empty ();
}

unsigned
copies_end_pass (function *)
{
  for (unsigned i = 0; i < clobbers.length (); i++)
    delete_insn (clobbers[i]);
  for (unsigned i = 0; i < taken.length (); i++)
    restore_way (&taken[i]);
  taken.truncate (0);
  clobbers.truncate (0);
  /* Notes of death were made without the edges. */
  df_note_add_problem ();
  df_analyze ();
  return 0;
}
