/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * variables.cc - what a debugger is told of the host's variables in a block.
 *
 * GCC has found where each variable is when a hidden call becomes a call.  In
 * the block some are not there for a while: the registers get the arguments,
 * and belong to the probe then.  A debugger that is in the probe and goes up to
 * the host would print what the probe has in them.
 *
 * To debug: -fdump-rtl-all, the notes var_location in the dump marker_block.
 */

#include "gcc-compat.h"
#include "block/variables.h"

/* True if LOCATION is in a register that a call changes, or found by one. */
static bool
call_changes_p (const_rtx location)
{
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (iter, array, location, NONCONST)
    {
      const_rtx x = *iter;
      if (x && GET_CODE (x) == ENTRY_VALUE)
	iter.skip_subrtxes ();
      else if (x && REG_P (x) && HARD_REGISTER_P (x)
	       && default_function_abi.clobbers_at_least_part_of_reg_p (REGNO (x)))
	return true;
    }
  return false;
}

block_variables::block_variables (const vec<rtx_insn *> &insns)
{
  hash_map<tree, rtx> now;
  unsigned next = 0;
  changed.safe_grow_cleared (insns.length (), true);
  for (rtx_insn *insn = get_insns (); insn && next < insns.length ();
       insn = NEXT_INSN (insn))
    if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_VAR_LOCATION)
      now.put (NOTE_VAR_LOCATION_DECL (insn), NOTE_VAR_LOCATION (insn));
    else if (insn == insns[next])
      {
	for (const auto &variable : now)
	  {
	    rtx location = PAT_VAR_LOCATION_LOC (variable.second);
	    if (location && call_changes_p (location))
	      changed[next].safe_push (variable.second);
	  }
	next++;
      }
}

block_variables::~block_variables ()
{
  for (unsigned i = 0; i < changed.length (); i++)
    changed[i].release ();
}

void
block_variables::hide (unsigned n, rtx_insn *first, rtx_insn *last)
{
  for (unsigned i = 0; i < changed[n].length (); i++)
    {
      rtx known = changed[n][i];
      rtx_note *note = emit_note_before (NOTE_INSN_VAR_LOCATION, first);
      NOTE_VAR_LOCATION (note)
	= gen_rtx_VAR_LOCATION (VOIDmode, PAT_VAR_LOCATION_DECL (known),
				NULL_RTX, VAR_INIT_STATUS_INITIALIZED);
      note = emit_note_after (NOTE_INSN_VAR_LOCATION, last);
      NOTE_VAR_LOCATION (note) = copy_rtx (known);
    }
}
