/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * site.cc - step 3: the test of a site becomes an asm goto.
 *
 * Right after the CFG is built,
 *
 *	_1 = marker_site_test (&marker_descriptor.m, &m);
 *	if (_1 != 0) goto <block>; else goto <rest>;
 *
 * becomes
 *
 *	asm goto ("<NOP, row, location>" : : : : <block>);	-> <rest>
 *
 * To debug: -fdump-tree-all, the dump marker_site.
 */

#include "gcc-compat.h"
#include "site/call-site.h"
#include "site/lowering.h"
#include "marker/added-functions.h"
#include "marker/marker.h"
#include "plugin-options.h"
#include "site/site.h"
#include "target-asm.h"
#include "markers-abi.h"

/* Every site's template begins so; no user's does. */
static const char site_mark[] = "\n.Lmarker_site%=:";

bool
site_stmt_p (const gimple *stmt)
{
  const gasm *site = dyn_cast<const gasm *> (stmt);
  return site && gimple_asm_nlabels (site) == 1
	 && !strncmp (gimple_asm_string (site), site_mark, strlen (site_mark));
}

bool
site_insn_p (const rtx_insn *insn)
{
  rtx operands = extract_asm_operands (PATTERN (insn));
  return operands && ASM_OPERANDS_LABEL_LENGTH (operands) == 1
	 && !strncmp (ASM_OPERANDS_TEMPLATE (operands), site_mark,
		      strlen (site_mark));
}

/* True if TEXT, a site's template, is that of a key. */
static bool
key_template_p (const char *text)
{
  return startswith (text + strlen (site_mark), TARGET_KEY_MARK);
}

bool
site_stmt_of_key_p (const gimple *stmt)
{
  return key_template_p (gimple_asm_string (as_a<const gasm *> (stmt)));
}

bool
site_of_key_p (const rtx_insn *insn)
{
  rtx operands = extract_asm_operands (PATTERN (insn));
  return key_template_p (ASM_OPERANDS_TEMPLATE (operands));
}

char *
site_template (const char *descriptor, location_t loc, unsigned kind,
	       unsigned encoding, const char *target, const char *function)
{
  expanded_location where = expand_location (loc);
  struct site_text text;
  text.descriptor = descriptor;
  text.file = where.file ? remap_macro_filename (where.file) : "";
  text.function
    = function ? function
	       : lang_hooks.decl_printable_name (current_function_decl, 1);
  text.line = where.line;
  text.column = where.column;
  text.kind = kind;
  text.encoding = encoding;
  text.target = target;
  return target_site_template (&text);
}

gasm *
site_build (const char *descriptor, location_t loc, tree block_label, unsigned kind,
	    unsigned encoding, const char *function)
{
  char *asm_template
    = site_template (descriptor, loc, kind, encoding, NULL, function);
  const char *scratch = target_site_scratch (kind);
  vec<tree, va_gc> *labels = NULL, *outputs = NULL;
  vec_safe_push (labels, build_tree_list (NULL_TREE, block_label));
  if (scratch)
    {
      tree constraint = build_string (strlen (scratch) + 1, scratch);
      tree value = markers_temporary (unsigned_char_type_node);
      vec_safe_push (outputs,
		     build_tree_list (build_tree_list (NULL_TREE, constraint),
				      value));
    }
  gasm *site = gimple_build_asm_vec (ggc_strdup (asm_template), NULL, outputs,
				     NULL, labels);
  if (scratch && gimple_in_ssa_p (cfun))
    SSA_NAME_DEF_STMT (TREE_VALUE (gimple_asm_output_op (site, 0))) = site;
  free (asm_template);
  gimple_asm_set_volatile (site, true);
  gimple_asm_set_inline (site, true);
  gimple_set_location (site, loc);
  return site;
}

gasm *
site_build_chosen (tree descriptor, location_t loc, tree block_label,
		   const char *function)
{
  unsigned kind = markers_options.site_kind;
  return site_build (IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (descriptor)), loc,
		     block_label,
		     kind == MARKER_SITE_CALL ? (unsigned) MARKER_SITE_NOP : kind,
		     markers_options.nop_encoding, function);
}

void
site_set_never_taken (edge to_block, edge to_rest)
{
  to_block->probability = profile_probability::never ();
  to_rest->probability = profile_probability::always ();
}

/* If the block that TEST stands in ends in the branch on it, makes the branch
   the site.  What stands between them does not matter: a site may as well be
   looked at a little later. */
static bool
branch_to_site (gimple *test)
{
  tree value = gimple_call_lhs (test);
  basic_block bb = gimple_bb (test);
  gimple *last = markers_last_stmt (bb);
  gcond *cond = last ? dyn_cast<gcond *> (last) : NULL;
  if (!cond || !value || gimple_cond_lhs (cond) != value
      || !integer_zerop (gimple_cond_rhs (cond))
      || (gimple_cond_code (cond) != NE_EXPR
	  && gimple_cond_code (cond) != EQ_EXPR))
    return false;

  edge to_block, to_rest;
  extract_true_false_edges_from_block (bb, &to_block, &to_rest);
  if (gimple_cond_code (cond) == EQ_EXPR)
    std::swap (to_block, to_rest);
  to_block->flags &= ~(EDGE_TRUE_VALUE | EDGE_FALSE_VALUE);
  to_rest->flags &= ~(EDGE_TRUE_VALUE | EDGE_FALSE_VALUE);
  to_rest->flags |= EDGE_FALLTHRU;
  site_set_never_taken (to_block, to_rest);

  tree descriptor = TREE_OPERAND (gimple_call_arg (test, 0), 0);
  gimple_stmt_iterator gsi = gsi_for_stmt (cond);
  gsi_replace (&gsi,
	       site_build_chosen (descriptor, gimple_location (test),
			   gimple_block_label (to_block->dest)),
	       false);
  gsi = gsi_for_stmt (test);
  gsi_remove (&gsi, true);
  return true;
}

/* Inserts VARIABLE = VALUE at the start of BB. */
static void
assign_at_start (basic_block bb, tree variable, tree value)
{
  gimple_stmt_iterator gsi = gsi_after_labels (bb);
  gsi_insert_before (&gsi, gimple_build_assign (variable, value), GSI_SAME_STMT);
}

/* In general the test's value goes its own ways (nested functions keep it in
   memory): it is made by the site,

	asm goto (... : set);  variable = 0; goto join;
   set: variable = 1;
   join: value = variable;

   and the branch on it is left to the optimisers.  VALUE may be an SSA name,
   which cannot be assigned twice. */
static void
value_to_site (gimple *test)
{
  tree value = gimple_call_lhs (test);
  location_t loc = gimple_location (test);
  tree descriptor = TREE_OPERAND (gimple_call_arg (test, 0), 0);
  basic_block before = gimple_bb (test);
  basic_block join = split_block (before, test)->dest;
  edge to_clear = single_succ_edge (before);
  basic_block clear = split_edge (to_clear);
  basic_block set = create_empty_bb (clear);
  set->count = profile_count::zero ();
  add_bb_to_loop (set, before->loop_father);
  edge to_set = make_edge (before, set, 0);
  make_single_succ_edge (set, join, EDGE_FALLTHRU);
  site_set_never_taken (to_set, to_clear);

  if (value)
    {
      tree type = TREE_TYPE (value);
      tree variable = create_tmp_reg (type, "enabled");
      assign_at_start (clear, variable, build_zero_cst (type));
      assign_at_start (set, variable, build_one_cst (type));
      assign_at_start (join, value, variable);
    }
  gimple_stmt_iterator gsi = gsi_for_stmt (test);
  gsi_replace (&gsi, site_build_chosen (descriptor, loc, gimple_block_label (set)),
	       false);
}

/* The first site's test in BB, or null; complains of calls that step 2 has not
   seen. */
static gimple *
find_test (basic_block bb)
{
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
       gsi_next (&gsi))
    {
      gcall *call = dyn_cast<gcall *> (gsi_stmt (gsi));
      tree fndecl = call ? gimple_call_fndecl (call) : NULL_TREE;
      if (site_test_p (fndecl))
	return call;
      if (fndecl)
	call_site_finish (call);
      if (marker_decl_p (fndecl) && !gimple_call_from_thunk_p (call))
	error_at (gimple_location (call),
		  "this call of marker %qD could not be made a site", fndecl);
    }
  return NULL;
}

unsigned
site_pass (function *fun)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    while (gimple *test = find_test (bb))
      {
	mark_body_needed (TREE_OPERAND (gimple_call_arg (test, 1), 0));
	if (!branch_to_site (test))
	  value_to_site (test);
      }
  return 0;
}
