/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * unhide.cc - hidden calls that the host has to know of become ordinary ones.
 *
 * What a call may do besides run and return cannot be hidden, and whether a host
 * has to know of it is only known when all has been inlined:
 *
 *	asm volatile ("<mark> descriptor ..." : : "nor" (a) : "cc");
 *	marker_barrier ();				-> clean-up, or <rest>
 *
 * The barrier has had the edges of a call all the time.  It becomes one:
 *
 *	p = descriptor.probes;
 *	if (p != 0) goto <call>; else goto <rest>;
 *   call:
 *	p->function (p->data, a);			-> clean-up, or <rest>
 *
 * The call has the pieces of the hidden one's arguments for arguments.  They go
 * where those would: each is in a register or word on the stack of its own.
 *
 * To debug: -fdump-tree-all, the dump marker_barrier.
 */

#include "gcc-compat.h"
#include "block/barrier.h"
#include "block/hidden-asm.h"
#include "block/unhide.h"
#include "marker/make-function.h"
#include "markers-abi.h"

/* True if the host has to know of the call that BARRIER stands for. */
static bool
known_to_host_p (gimple *barrier)
{
  return lookup_stmt_eh_lp (barrier) > 0 || stmt_can_make_abnormal_goto (barrier);
}

/* The hidden call that BARRIER is behind, or null. */
static gasm *
hidden_before (gimple *barrier)
{
  gimple_stmt_iterator gsi = gsi_for_stmt (barrier);
  for (gsi_prev (&gsi); !gsi_end_p (gsi); gsi_prev (&gsi))
    if (hidden_call_stmt_p (gsi_stmt (gsi)))
      return as_a<gasm *> (gsi_stmt (gsi));
  return NULL;
}

/* The variable with assembler name SYMBOL. */
static tree
variable_named (const char *symbol)
{
  tree id = get_identifier (symbol);
  if (symtab_node *node = symtab_node::get_for_asmname (id))
    return node->decl;
  tree decl = build_decl (UNKNOWN_LOCATION, VAR_DECL, id, char_type_node);
  SET_DECL_ASSEMBLER_NAME (decl, id);
  DECL_EXTERNAL (decl) = 1;
  DECL_ARTIFICIAL (decl) = 1;
  TREE_PUBLIC (decl) = 1;
  DECL_VISIBILITY (decl) = VISIBILITY_HIDDEN;
  DECL_VISIBILITY_SPECIFIED (decl) = 1;
  return decl;
}

/* Loads the pointer at ADDRESS + FIELD before GSI. */
static tree
load (gimple_stmt_iterator *gsi, tree address, size_t field)
{
  tree value = make_ssa_name (ptr_type_node);
  gimple *stmt = gimple_build_assign (value, load_pointer (address, field));
  gsi_insert_before (gsi, stmt, GSI_SAME_STMT);
  return value;
}

/* Operand N of HIDDEN, whose place the text at *PLACES says, as an argument of a call
   before GSI. */
static tree
argument (gimple_stmt_iterator *gsi, const gasm *hidden, unsigned n, char **places)
{
  tree value = TREE_VALUE (gimple_asm_input_op (hidden, n));
  bool address = **places == '&';
  if (address)
    {
      tree base = get_base_address (value);
      if (DECL_P (base))
	TREE_ADDRESSABLE (base) = 1;
      value = build_fold_addr_expr (value);
    }
  strtoul (*places + address, places, 10);
  *places += **places == ' ';
  if (is_gimple_val (value))
    return value;
  tree loaded = make_ssa_name (TREE_TYPE (value));
  gsi_insert_before (gsi, gimple_build_assign (loaded, value), GSI_SAME_STMT);
  return loaded;
}

/* Puts a test of VALUE at the end of BB, which has CALL's block for a successor, and
   the way past it. */
static void
skip_if_null (basic_block bb, tree value, basic_block call)
{
  edge to_call = single_succ_edge (bb);
  edge from_call = find_fallthru_edge (call->succs);
  gimple_stmt_iterator end = gsi_last_bb (bb);
  gsi_insert_after (&end,
		    gimple_build_cond (NE_EXPR, value, null_pointer_node, NULL_TREE,
				       NULL_TREE),
		    GSI_NEW_STMT);
  edge past = make_edge (bb, from_call->dest, EDGE_FALSE_VALUE);
  past->probability = profile_probability::even ();
  to_call->flags = (to_call->flags & ~EDGE_FALLTHRU) | EDGE_TRUE_VALUE;
  to_call->probability = profile_probability::even ();
  for (gphi_iterator i = gsi_start_phis (past->dest); !gsi_end_p (i); gsi_next (&i))
    add_phi_arg (i.phi (), PHI_ARG_DEF_FROM_EDGE (i.phi (), from_call), past,
		 gimple_phi_arg_location_from_edge (i.phi (), from_call));
}

/* Makes of HIDDEN and BARRIER behind it an ordinary call. */
static void
unhide (gasm *hidden, gimple *barrier)
{
  char *text = xstrdup (gimple_asm_string (hidden) + strlen (hidden_call_mark));
  char *descriptor = text + (startswith (text, HIDDEN_NOEXCEPT)
			     ? strlen (HIDDEN_NOEXCEPT) : 0);
  char *places = descriptor + strcspn (descriptor, " ");
  if (*places)
    *places++ = '\0';
  bool of_probes = strcmp (descriptor, "-") != 0;

  gimple_stmt_iterator gsi = gsi_for_stmt (hidden);
  auto_vec<tree> values, types;
  tree callee = NULL_TREE;
  if (of_probes)
    {
      tree probes = load (&gsi, build_fold_addr_expr (variable_named (descriptor)),
			  offsetof (struct marker_descriptor, probes));
      basic_block before = gimple_bb (hidden);
      basic_block bb = split_block (before, SSA_NAME_DEF_STMT (probes))->dest;
      skip_if_null (before, probes, bb);
      gsi = gsi_for_stmt (hidden);
      callee = load (&gsi, probes, offsetof (struct marker_probe, function));
      values.safe_push (load (&gsi, probes, offsetof (struct marker_probe, data)));
    }
  for (unsigned i = 0; *places; i++)
    values.safe_push (argument (&gsi, hidden, i, &places));
  if (!of_probes)
    callee = values.pop ();
  for (unsigned i = 0; i < values.length (); i++)
    types.safe_push (TREE_TYPE (values[i]));
  tree type = build_function_type_array (void_type_node, types.length (),
					 types.address ());
  if (of_probes)
    {
      tree function = make_ssa_name (build_pointer_type (type));
      gsi_insert_before (&gsi, gimple_build_assign (function, NOP_EXPR, callee),
			 GSI_SAME_STMT);
      callee = function;
    }
  gcall *call = gimple_build_call_vec (callee, values);
  gimple_call_set_fntype (call, type);
  gimple_set_location (call, gimple_location (barrier));
  free (text);

  unlink_stmt_vdef (barrier);
  gimple_stmt_iterator at = gsi_for_stmt (barrier);
  gsi_replace (&at, call, true);
  unlink_stmt_vdef (hidden);
  gsi = gsi_for_stmt (hidden);
  gsi_remove (&gsi, true);
}

bool
unhide_calls (function *fun)
{
  auto_vec<gimple *> found;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
	 gsi_next (&gsi))
      if (barrier_p (gsi_stmt (gsi)) && known_to_host_p (gsi_stmt (gsi)))
	found.safe_push (gsi_stmt (gsi));
  bool changed = false;
  for (unsigned i = 0; i < found.length (); i++)
    if (gasm *hidden = hidden_before (found[i]))
      {
	unhide (hidden, found[i]);
	changed = true;
      }
  if (changed)
    {
      free_dominance_info (fun, CDI_DOMINATORS);
      free_dominance_info (fun, CDI_POST_DOMINATORS);
    }
  return changed;
}
