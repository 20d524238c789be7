/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * observer.cc - the warning for observers that write.
 *
 * A host keeps what it has read over the site of an observer, so what the body
 * writes may not be seen.  Calls in the body are not followed: most observers
 * call a function that keeps a record.
 */

#include "gcc-compat.h"
#include "marker/marker.h"
#include "marker/observer.h"

/* True if STMT writes memory that is not the function's own. */
static bool
writes_p (gimple *stmt)
{
  tree target = gimple_get_lhs (stmt);
  if (!target || is_gimple_reg (target))
    return false;
  tree base = get_base_address (target);
  return !base || !DECL_P (base) || is_global_var (base);
}

void
observer_check (tree marker)
{
  if (!marker_body_here_p (marker) || !gimple_has_body_p (marker))
    return;
  struct function *fun = DECL_STRUCT_FUNCTION (marker);
  if (!fun || !fun->cfg)
    return;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
	 gsi_next (&gsi))
      if (writes_p (gsi_stmt (gsi)))
	{
	  warning_at (gimple_location (gsi_stmt (gsi)), 0,
		      "the body of marker %qD writes memory, but the marker is "
		      "declared %<marker_observer%>: its hosts need not see "
		      "what is written here",
		      marker);
	  return;
	}
}
