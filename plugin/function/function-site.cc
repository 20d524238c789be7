/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * function-site.cc - a site of a function's marker.
 *
 *	asm goto ("<NOP, row, location>" : : : : <block>);	-> <rest>
 *   block:
 *	copy = b;
 *	asm volatile ("<mark> descriptor ..." : : "nor" (a_1 (D)), "m" (copy));
 *
 * A copy is made in the block, so that its address is not that of a parameter:
 * that one would have to be in memory.
 */

#include "gcc-compat.h"
#include "block/hidden-call.h"
#include "function/function-site.h"
#include "plugin-options.h"
#include "site/report.h"
#include "site/site.h"

/* VALUE as an operand of a statement; what that takes goes before GSI. */
static tree
value_operand (gimple_stmt_iterator *gsi, tree value)
{
  if (is_gimple_val (value))
    return value;
  tree loaded = make_ssa_name (TYPE_MAIN_VARIANT (TREE_TYPE (value)));
  gsi_insert_before (gsi, gimple_build_assign (loaded, value), GSI_SAME_STMT);
  return loaded;
}

/* A copy of VALUE, in memory.  Its place is aligned as a stack is without
   effort: a greater alignment would cost the host. */
static tree
copy_in_memory (gimple_stmt_iterator *gsi, tree value)
{
  tree type = TYPE_MAIN_VARIANT (TREE_TYPE (value));
  if (TYPE_ALIGN (type) > PREFERRED_STACK_BOUNDARY)
    type = build_aligned_type (type, PREFERRED_STACK_BOUNDARY);
  tree copy = create_tmp_var (type, "marker");
  SET_DECL_ALIGN (copy, TYPE_ALIGN (type));
  DECL_USER_ALIGN (copy) = 1;
  TREE_ADDRESSABLE (copy) = 1;
  /* From memory to memory GIMPLE copies only what does not go in a register. */
  if (is_gimple_reg_type (type))
    value = value_operand (gsi, value);
  gsi_insert_before (gsi, gimple_build_assign (copy, value), GSI_SAME_STMT);
  return copy;
}

/* VALUE, as an argument of a call of MARKER's probes before GSI. */
static tree
argument_operand (gimple_stmt_iterator *gsi, const struct function_marker *marker,
		  tree value)
{
  if (passed_by_value_p (TREE_TYPE (value)))
    return value_operand (gsi, value);
  bool in_place = (TREE_CODE (value) == PARM_DECL || TREE_CODE (value) == RESULT_DECL)
		  && DECL_MODE (value) == BLKmode;
  tree object = in_place ? value : copy_in_memory (gsi, value);
  /* An ordinary call takes the address. */
  if (marker->fire)
    TREE_ADDRESSABLE (object) = 1;
  tree type = passed_address_type (TREE_TYPE (value));
  return build1 (ADDR_EXPR, type, object);
}

/* Fills BLOCK with the call of MARKER's probes with ARGUMENTS. */
static void
fill_block (basic_block block, const struct function_marker *marker,
	    const vec<tree> &arguments, location_t loc)
{
  gimple_stmt_iterator gsi = gsi_start_bb (block);
  gimple *end = gimple_build_nop ();
  gsi_insert_after (&gsi, end, GSI_NEW_STMT);

  auto_vec<tree> types, values;
  types.safe_push (ptr_type_node);
  for (unsigned i = 0; i < arguments.length (); i++)
    {
      values.safe_push (argument_operand (&gsi, marker, arguments[i]));
      tree type = TREE_TYPE (values[i]);
      types.safe_push (TREE_CODE (type) == NULLPTR_TYPE ? ptr_type_node : type);
    }
  tree probe = build_function_type_array (void_type_node, types.length (),
					  types.address ());
  tree callee
    = marker->fire ? marker->fire : build_zero_cst (build_pointer_type (probe));
  gcall *call = gimple_build_call_vec (callee, values);
  gimple_call_set_nothrow (call, lang_GNU_CXX () || !flag_exceptions || in_lto_p);
  gimple_set_location (call, loc);
  gsi_insert_before (&gsi, call, GSI_SAME_STMT);
  gsi_remove (&gsi, true);
  gsi = gsi_for_stmt (call);
  enum ordinary_reason refusal = hidden_call_hide (&gsi, marker->descriptor, probe,
					   marker->observer);
  gcc_assert (!refusal || marker->fire);
  if (markers_options.report)
    report_site (loc, refusal);
}

void
function_site_insert (gimple_stmt_iterator *gsi,
			const struct function_marker *marker,
			const vec<tree> &arguments, location_t loc,
			const char *function)
{
  basic_block bb = gsi_bb (*gsi);
  gimple_stmt_iterator before = *gsi;
  if (!gsi_end_p (before))
    gsi_prev (&before);
  edge to_rest = gsi_end_p (before) ? split_block_after_labels (bb)
				    : split_block (bb, gsi_stmt (before));
  basic_block rest = to_rest->dest;
  basic_block block = create_empty_bb (bb);
  block->count = profile_count::zero ();
  if (bb->loop_father)
    add_bb_to_loop (block, bb->loop_father);
  edge to_block = make_edge (bb, block, 0);
  make_single_succ_edge (block, rest, EDGE_FALLTHRU);
  if (dom_info_available_p (CDI_DOMINATORS))
    set_immediate_dominator (CDI_DOMINATORS, block, bb);
  site_set_never_taken (to_block, to_rest);

  gimple_stmt_iterator end = gsi_last_bb (bb);
  gsi_insert_after (&end,
		    site_build_chosen (marker->descriptor, loc,
				       gimple_block_label (block), function),
		    GSI_NEW_STMT);
  fill_block (block, marker, arguments, loc);
}
