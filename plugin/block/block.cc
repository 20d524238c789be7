/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * block.cc - step 4, second half: a hidden call becomes a call.
 *
 * This is done as late as may be, just before the CFG is given up: all that
 * allocates, renames or schedules registers is over, so what is live across
 * the call is what the call has to save, and nothing can go wrong with it
 * afterwards.
 *
 * The unwind information follows in a pass of its own, after GCC has made the
 * host's.  Only then is it known at the block what the CFA is: with
 * shrink-wrapping it need not be what it is elsewhere in the host.
 *
 * To debug: -fdump-rtl-all, the dump marker_block, and -S -dA for the CFI.
 */

#include "gcc-compat.h"
#include "block/block.h"
#include "block/hidden-asm.h"
#include "block/variables.h"
#include "target-block.h"

/* What the first pass leaves for the second one. */
static vec<block_step> steps;

/* The registers that are live after INSN in BB. */
static void
live_after (basic_block bb, rtx_insn *insn, HARD_REG_SET *live)
{
  bitmap_head set;
  bitmap_initialize (&set, &reg_obstack);
  bitmap_copy (&set, df_get_live_out (bb));
  df_simulate_initialize_backwards (bb, &set);
  for (rtx_insn *at = BB_END (bb); at != insn; at = PREV_INSN (at))
    if (INSN_P (at))
      df_simulate_one_insn_backwards (bb, at, &set);
  REG_SET_TO_HARD_REG_SET (*live, &set);
  bitmap_clear (&set);
}

/* A note for a call that an exception must not leave: in a C++ host a table
   tells the unwinder so. */
static void
note_must_not_throw (rtx_insn *first)
{
  if (!DECL_FUNCTION_PERSONALITY (current_function_decl))
    return;
  for (rtx_insn *insn = first; insn; insn = NEXT_INSN (insn))
    if (CALL_P (insn))
      {
	eh_region region = gen_eh_region_must_not_throw (NULL);
	add_reg_note (insn, REG_EH_REGION, GEN_INT (-region->index));
      }
}

/* Puts a call into the place of INSN, a hidden call, after which LIVE is live; its
   last insn. */
static rtx_insn *
expand_hidden_call (rtx_insn *insn, const HARD_REG_SET &live)
{
  struct hidden_call call;
  hidden_call_read (hidden_call_asm (PATTERN (insn)), &call);
  start_sequence ();
  target_block_expand (&call, live, &steps);
  rtx_insn *sequence = get_insns ();
  note_must_not_throw (sequence);
  end_sequence ();
  for (rtx_insn *at = sequence; at; at = NEXT_INSN (at))
    if (INSN_P (at))
      INSN_LOCATION (at) = INSN_LOCATION (insn);

  rtx_insn *last
    = emit_insn_after_noloc (sequence, insn, BLOCK_FOR_INSN (insn));
  delete_insn (insn);
  return last;
}

/* Makes basic blocks of the insns from FIRST to LAST, all in one: a jump among them
   ends one, and the label that it leads to, further on, begins one. */
static void
split_at_jumps (rtx_insn *first, rtx_insn *last)
{
  rtx_insn *end = NEXT_INSN (last);
  for (rtx_insn *insn = first; insn != end; insn = NEXT_INSN (insn))
    {
      if (!JUMP_P (insn))
	continue;
      basic_block bb = BLOCK_FOR_INSN (insn);
      rtx_insn *label = JUMP_LABEL_AS_INSN (insn);
      edge past_jump = split_block (bb, insn);
      basic_block rest
	= split_block (past_jump->dest, PREV_INSN (label))->dest;
      edge taken = make_edge (bb, rest, 0);
      taken->probability = profile_probability::even ();
      past_jump->probability = profile_probability::even ();
    }
}

unsigned
block_pass (function *fun)
{
  auto_vec<rtx_insn *> found;
  basic_block bb;
  rtx_insn *insn;

  steps.truncate (0);
  FOR_EACH_BB_FN (bb, fun)
    FOR_BB_INSNS (bb, insn)
      if (NONJUMP_INSN_P (insn) && hidden_call_asm (PATTERN (insn)))
	found.safe_push (insn);
  if (found.is_empty ())
    return 0;
  df_analyze ();
  block_variables variables (found);
  /* All of it before blocks are split, of which nothing is known. */
  auto_vec<HARD_REG_SET> live;
  live.safe_grow (found.length (), true);
  for (unsigned i = 0; found.iterate (i, &insn); i++)
    live_after (BLOCK_FOR_INSN (insn), insn, &live[i]);
  for (unsigned i = 0; found.iterate (i, &insn); i++)
    {
      rtx_insn *before = PREV_INSN (insn);
      rtx_insn *last = expand_hidden_call (insn, live[i]);
      rtx_insn *first = NEXT_INSN (before);
      /* A basic block's note must be the first behind its label. */
      variables.hide (i, first, last);
      split_at_jumps (first, last);
    }
  free_dominance_info (CDI_DOMINATORS);
  return 0;
}

/* Emits after INSN that the CFA is CFA. */
static void
emit_cfa (rtx_insn *insn, dw_cfa_location *cfa)
{
  dw_cfi_ref cfi = ggc_cleared_alloc<dw_cfi_node> ();
  if (cfa->indirect)
    {
      cfi->dw_cfi_opc = DW_CFA_def_cfa_expression;
      cfi->dw_cfi_oprnd1.dw_cfi_loc = build_cfa_loc (cfa, 0);
    }
  else
    {
      cfi->dw_cfi_opc = DW_CFA_def_cfa;
      cfi->dw_cfi_oprnd1.dw_cfi_reg_num = markers_cfa_register (cfa);
      cfi->dw_cfi_oprnd2.dw_cfi_offset = cfa->offset.to_constant ();
    }
  rtx_note *note = emit_note_after (NOTE_INSN_CFI, insn);
  NOTE_CFI (note) = cfi;
}

/* Emits what STEP, where the host's CFA is HOST, changes for unwinding. */
static void
emit_step (const block_step *step, const dw_cfa_location *host)
{
  dw_cfa_location cfa = *host;
  switch (step->stack)
    {
    case BLOCK_STACK_OFFSET:
      cfa.offset += step->offset;
      break;
    case BLOCK_STACK_ALIGNED:
      cfa.offset += step->offset;
      cfa.indirect = 1;
      cfa.base_offset = step->above;
      break;
    case BLOCK_STACK_BEFORE:
      break;
    }
  emit_cfa (step->insn, &cfa);
}

bool
block_cfi_gate (function *)
{
  return !steps.is_empty () && dwarf2out_do_frame ();
}

/* Without the assembler's help GCC writes the table from a list, which is what its
   notes have been copied to.  Copies them anew: before each group of notes the list
   says where it is, by a label. */
static void
list_cfis ()
{
  /* GCC counts from 0. */
  static unsigned long number = 1000000000;
  dw_fde_ref fde = cfun->fde;
  fde->dw_fde_cfi = NULL;
  bool in_group = false;
  rtx_insn *next;
  for (rtx_insn *insn = get_insns (); insn; insn = next)
    {
      next = NEXT_INSN (insn);
      if (active_insn_p (insn))
	in_group = false;
      if (!NOTE_P (insn))
	continue;
      if (NOTE_KIND (insn) == NOTE_INSN_CFI_LABEL)
	delete_insn (insn);
      else if (NOTE_KIND (insn) == NOTE_INSN_SWITCH_TEXT_SECTIONS)
	{
	  in_group = false;
	  fde->dw_fde_switch_cfi_index = vec_safe_length (fde->dw_fde_cfi);
	}
      else if (NOTE_KIND (insn) == NOTE_INSN_CFI)
	{
	  if (!in_group)
	    {
	      char label[40];
	      ASM_GENERATE_INTERNAL_LABEL (label, "LCFI", number);
	      dw_cfi_ref where = ggc_cleared_alloc<dw_cfi_node> ();
	      where->dw_cfi_opc = DW_CFA_advance_loc4;
	      where->dw_cfi_oprnd1.dw_cfi_addr = ggc_strdup (label);
	      vec_safe_push (fde->dw_fde_cfi, where);
	      rtx_note *note = emit_note_before (NOTE_INSN_CFI_LABEL, insn);
	      NOTE_LABEL_NUMBER (note) = number++;
	      in_group = true;
	    }
	  vec_safe_push (fde->dw_fde_cfi, NOTE_CFI (insn));
	}
    }
}

/* Follows GCC's notes through the function; where the CFA is the stack
   pointer and something, the block's steps change it. */
unsigned
block_cfi_pass (function *)
{
  hash_map<rtx_insn *, block_step *> by_insn;
  for (unsigned i = 0; i < steps.length (); i++)
    by_insn.put (steps[i].insn, &steps[i]);

  dw_cfa_location cfa, remembered;
  markers_initial_cfa (&cfa);
  memset (&remembered, 0, sizeof remembered);
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    {
      if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_CFI)
	lookup_cfa_1 (NOTE_CFI (insn), &cfa, &remembered);
      else if (NOTE_P (insn)
	       && NOTE_KIND (insn) == NOTE_INSN_SWITCH_TEXT_SECTIONS)
	markers_initial_cfa (&cfa);
      else if (block_step **step = by_insn.get (insn))
	if (!cfa.indirect && markers_cfa_register (&cfa)
			       == (unsigned) DWARF_FRAME_REGNUM (STACK_POINTER_REGNUM))
	  {
	    emit_step (*step, &cfa);
	    insn = NEXT_INSN (insn); /* the note */
	  }
    }
  if (!dwarf2out_do_cfi_asm ())
    list_cfis ();
  return 0;
}
