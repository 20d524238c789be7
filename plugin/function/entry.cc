/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * entry.cc - how placeholders go, and become sites.
 *
 *	asm volatile ("" : : ... &descriptor, 0, a_1 (D), b ... : "memory");
 *
 * becomes
 *
 *	asm goto ("<NOP, row, location>" : : : : <block>);	-> <rest>
 *   block:
 *	copy = b;
 *	asm volatile ("<mark> descriptor ..." : : "nor" (a_1 (D)), "m" (copy));
 *
 * A copy is made in the block, so that its address is not that of a parameter:
 * that one would have to be in memory.  For the same reason this is done early for
 * a placeholder that names such an object, and late for others.  Where the
 * function was inlined, nobody enters it any more, and the placeholder goes.
 */

#include "gcc-compat.h"
#include "block/hidden-call.h"
#include "function/instrument.h"
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
  gsi_insert_before (gsi, gimple_build_assign (copy, value), GSI_SAME_STMT);
  return copy;
}

/* VALUE, as an argument of a call of MARKER's probes before GSI. */
static tree
argument_operand (gimple_stmt_iterator *gsi, const struct instrument_marker *marker,
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
fill_block (basic_block block, const struct instrument_marker *marker,
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
  const char *refusal = hidden_call_hide (&gsi, marker->descriptor, probe,
					   marker->observer);
  gcc_assert (!refusal || marker->fire);
  if (markers_options.report)
    report_site (loc, refusal);
}

void
instrument_insert_site (gimple_stmt_iterator *gsi,
			const struct instrument_marker *marker,
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

/* What VALUE, which may be a parameter in a loop that a call of the function
   itself has become, was at the edge ENTRY. */
static tree
value_at_entry (tree value, edge entry)
{
  if (TREE_CODE (value) != SSA_NAME)
    return value;
  gphi *phi = dyn_cast<gphi *> (SSA_NAME_DEF_STMT (value));
  return phi && gimple_bb (phi) == entry->dest ? PHI_ARG_DEF_FROM_EDGE (phi, entry)
					       : value;
}

/* The edge by which the function comes to BB at its entry. */
static edge
edge_at_entry (basic_block bb)
{
  edge e = single_succ_edge (ENTRY_BLOCK_PTR_FOR_FN (cfun));
  while (e->dest != bb && single_succ_p (e->dest))
    e = single_succ_edge (e->dest);
  return e;
}

void
instrument_entry (gasm *placeholder)
{
  struct instrument_marker marker = placeholder_marker (placeholder, 0);
  auto_vec<tree> arguments;
  for (unsigned i = PLACEHOLDER_OPERANDS; i < gimple_asm_ninputs (placeholder); i++)
    arguments.safe_push (TREE_VALUE (gimple_asm_input_op (placeholder, i)));
  gimple_stmt_iterator at = gsi_for_stmt (placeholder);
  instrument_insert_site (&at, &marker, arguments, gimple_location (placeholder),
			  placeholder_function (placeholder));
}

/* Moves PLACEHOLDER out of a loop that calls of the function itself have become:
   they are no calls. */
static void
move_out_of_loop (gasm *placeholder)
{
  basic_block bb = gimple_bb (placeholder);
  edge entry = edge_at_entry (bb);
  if (entry->dest != bb || single_pred_p (bb))
    return;
  basic_block before = split_edge (entry);
  entry = single_succ_edge (before);
  for (unsigned i = PLACEHOLDER_OPERANDS; i < gimple_asm_ninputs (placeholder); i++)
    {
      tree operand = gimple_asm_input_op (placeholder, i);
      TREE_VALUE (operand) = value_at_entry (TREE_VALUE (operand), entry);
    }
  update_stmt (placeholder);
  gimple_stmt_iterator from = gsi_for_stmt (placeholder);
  gsi_move_to_bb_end (&from, before);
}

/* True if PLACEHOLDER names an object in memory.  While it does, the object cannot
   be taken to pieces; in the block of a site, a copy is what cannot. */
static bool
object_named_p (const gasm *placeholder)
{
  for (unsigned i = 0; i < gimple_asm_ninputs (placeholder); i++)
    if (!is_gimple_val (TREE_VALUE (gimple_asm_input_op (placeholder, i))))
      return true;
  return false;
}

void
remove_placeholder (gimple *stmt)
{
  gimple_stmt_iterator gsi = gsi_for_stmt (stmt);
  unlink_stmt_vdef (stmt);
  gsi_remove (&gsi, true);
  release_defs (stmt);
}

gasm *
own_placeholder (const vec<gasm *> &found, enum placeholder_kind kind)
{
  auto_vec<gasm *> home;
  for (unsigned i = 0; i < found.length (); i++)
    if (placeholder_kind_of (found[i]) == kind && placeholder_at_home_p (found[i]))
      home.safe_push (found[i]);
  basic_block bb = ENTRY_BLOCK_PTR_FOR_FN (cfun);
  /* Nothing branches before the first one. */
  for (int n = 0; n < n_basic_blocks_for_fn (cfun) && single_succ_p (bb); n++)
    {
      bb = single_succ (bb);
      for (unsigned i = 0; i < home.length (); i++)
	if (gimple_bb (home[i]) == bb)
	  return home[i];
    }
  return home.is_empty () ? NULL : home[0];
}

void
find_placeholders (function *fun, vec<gasm *> *found)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
	 gsi_next (&gsi))
      if (placeholder_kind_of (gsi_stmt (gsi)) != PLACEHOLDER_NONE)
	found->safe_push (as_a<gasm *> (gsi_stmt (gsi)));
}

bool
instrumented_p ()
{
  return in_lto_p || !markers_options.entry.is_empty ()
	 || !markers_options.exit.is_empty ();
}

/* Removes of FOUND all but the function's own, *ENTRY and *EXIT, or null. */
static void
keep_own (const vec<gasm *> &found, gasm **entry, gasm **exit)
{
  *entry = own_placeholder (found, PLACEHOLDER_ENTRY);
  *exit = own_placeholder (found, PLACEHOLDER_EXIT);
  for (unsigned i = 0; i < found.length (); i++)
    if (found[i] != *entry && found[i] != *exit)
      remove_placeholder (found[i]);
}

bool
inlined_gate (function *)
{
  return instrumented_p ();
}

/* After early inlining. */
unsigned
inlined_pass (function *fun)
{
  auto_vec<gasm *> found;
  find_placeholders (fun, &found);
  gasm *entry, *exit;
  keep_own (found, &entry, &exit);
  return 0;
}

bool
entry_gate (function *)
{
  return instrumented_p ();
}

unsigned
entry_pass (function *fun)
{
  auto_vec<gasm *> found;
  find_placeholders (fun, &found);
  if (found.is_empty ())
    return 0;
  gasm *entry, *exit;
  keep_own (found, &entry, &exit);
  if (exit)
    move_out_of_loop (exit);
  if (entry)
    move_out_of_loop (entry);
  if (entry && object_named_p (entry))
    {
      instrument_entry (entry);
      remove_placeholder (entry);
    }
  mark_virtual_operands_for_renaming (fun);
  return TODO_update_ssa_only_virtuals | TODO_cleanup_cfg;
}
