/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report.cc - notes on what sites cost, for -fplugin-arg-markers-report.
 *
 * The call of a site may be hidden and its host be no leaf all the same: an
 * argument's call that could not be moved to a function of its own (outline.cc)
 * is made in the block, if it was not inlined there.
 */

#include "gcc-compat.h"
#include "block/barrier.h"
#include "marker/parts.h"
#include "plugin-options.h"
#include "site/cold.h"
#include "site/outline.h"
#include "site/report.h"

/* In the order of enum ordinary_reason; the manual lists them. */
static const char *const reasons[] = {
  NULL,
  "the host calls setjmp or a function like it",
  "a nested function may jump into the host",
  "the host has something to clean up if a probe's thread ends",
  "registers are variables of the program, or not known to the plugin",
  "an argument does not go in registers or stack words",
  "it has too many arguments",
  "an argument is not in memory or a register as a whole",
  "the marker is variadic",
  "the kind of the site is `call'",
};

/* Where report_site () has told of an ordinary call. */
static auto_vec<location_t> told;

void
report_site (location_t loc, enum ordinary_reason reason)
{
  if (reason != REASON_NONE)
    {
      inform (loc, "the call of this site is an ordinary one, which its host may "
		   "pay for: %s",
	      reasons[reason]);
      told.safe_push (LOCATION_LOCUS (loc));
    }
  else
    inform (loc, "the call of this site is hidden");
}

/* True if STMT, in a block, is a call in the machine code that report_site () has
   not told of. */
static bool
other_call_p (gimple *stmt)
{
  if (!is_gimple_call (stmt) || gimple_call_internal_p (stmt))
    return false;
  tree callee = gimple_call_fndecl (stmt);
  return !callee
	 || (!is_inexpensive_builtin (callee) && !marker_of_fire (callee)
	     && !outlined_block_p (callee) && !barrier_p (stmt));
}

bool
report_gate (function *fun)
{
  return markers_options.report && !DECL_ARTIFICIAL (fun->decl);
}

unsigned
report_pass (function *fun)
{
  auto_sbitmap cold (last_basic_block_for_fn (fun));
  basic_block bb;
  if (!find_cold (fun, cold, false))
    return 0;
  FOR_EACH_BB_FN (bb, fun)
    if (bitmap_bit_p (cold, bb->index))
      for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
	   gsi_next (&gsi))
	{
	  location_t loc = LOCATION_LOCUS (gimple_location (gsi_stmt (gsi)));
	  /* What has no place is GCC's own, as to go on with unwinding. */
	  if (loc == UNKNOWN_LOCATION || !other_call_p (gsi_stmt (gsi))
	      || told.contains (loc))
	    continue;
	  told.safe_push (loc);
	  inform (loc, "this call in the block of a site is an ordinary one, "
		       "which the host may pay for");
	}
  return 0;
}
