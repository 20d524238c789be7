/* SPDX-License-Identifier: GPL-3.0-or-later */
/* placeholder.cc - what stands in a function for its markers until they are sites. */

#include "gcc-compat.h"
#include "block/barrier.h"
#include "block/hidden-call.h"
#include "function/placeholder.h"
#include "marker/make-function.h"
#include "marker/parts.h"
#include "plugin-options.h"
#include "site/no-throw.h"

/* Attributes of a function that has an entry marker: the symbol of its
   descriptor.  The space keeps users away. */
#define HOST_ATTRIBUTE "marker host"

/* The name of a placeholder's first operand begins so. */
static const char *const marks[] = { "", "marker entry ", "marker exit " };

/* The parameters of FNDECL that its entry marker passes, in the order of the
   declaration.  Not those that the compiler adds, but the object of a
   method. */
static void
collect_parameters (tree fndecl, vec<tree> *parms)
{
  bool object = TREE_CODE (TREE_TYPE (fndecl)) == METHOD_TYPE;
  for (tree parm = DECL_ARGUMENTS (fndecl); parm; parm = DECL_CHAIN (parm))
    {
      if ((!DECL_ARTIFICIAL (parm) || object)
	  && int_size_in_bytes (TREE_TYPE (parm)) > 0)
	parms->safe_push (parm);
      object = false;
    }
}

/* The type of what PARM stands for. */
static tree
object_type (tree parm)
{
  tree type = TREE_TYPE (parm);
  return DECL_BY_REFERENCE (parm) ? TREE_TYPE (type) : type;
}

static void
add_operand (vec<tree, va_gc> **list, const char *name, const char *constraint,
	     tree value)
{
  tree named = name ? build_string (strlen (name) + 1, name) : NULL_TREE;
  tree text = build_string (strlen (constraint) + 1, constraint);
  vec_safe_push (*list, build_tree_list (build_tree_list (named, text), value));
}

/* The operands for MARKER: its descriptor, and what a site calls that cannot
   hide its call. */
static void
add_marker (vec<tree, va_gc> **list, const char *name, tree marker)
{
  add_operand (list, name, "i", build_fold_addr_expr (marker_descriptor (marker)));
  tree fire = null_pointer_node;
  if (hidden_call_refusal (probe_type (marker)))
    fire = build_fold_addr_expr (marker_fire (marker));
  add_operand (list, NULL, "i", fire);
}

/* A placeholder with the operands LIST for the function FNDECL. */
static gasm *
build_placeholder (tree fndecl, vec<tree, va_gc> *list)
{
  vec<tree, va_gc> *clobbers = NULL;
  if (!markers_options.function_observers)
    vec_safe_push (clobbers,
		   build_tree_list (NULL_TREE,
				    build_string (sizeof "memory", "memory")));
  gasm *placeholder = gimple_build_asm_vec ("", list, NULL, clobbers, NULL);
  gimple_asm_set_volatile (placeholder, true);
  gimple_asm_set_inline (placeholder, true);
  gimple_set_location (placeholder, DECL_SOURCE_LOCATION (fndecl));
  gimple_set_block (placeholder, DECL_INITIAL (fndecl));
  return placeholder;
}

/* The name of the first operand, for KIND of placeholder in FNDECL. */
static char *
operand_name (enum placeholder_kind kind, tree fndecl)
{
  return concat (marks[kind], lang_hooks.decl_printable_name (fndecl, 1), NULL);
}

gasm *
placeholder_for_entry (tree fndecl)
{
  auto_vec<tree> parms;
  collect_parameters (fndecl, &parms);
  tree parameters = NULL_TREE;
  for (unsigned i = parms.length (); i-- > 0;)
    parameters = tree_cons (DECL_NAME (parms[i]), object_type (parms[i]),
			    parameters);
  tree marker = function_marker_declare (fndecl, "entry", parameters);

  vec<tree, va_gc> *list = NULL;
  char *name = operand_name (PLACEHOLDER_ENTRY, fndecl);
  add_marker (&list, name, marker);
  free (name);
  for (unsigned i = 0; i < parms.length (); i++)
    add_operand (&list, NULL, "g", parms[i]);
  return build_placeholder (fndecl, list);
}

/* True if FNDECL, whose body is BODY, may end in a tail call that returns a value:
   such a call is a jump, and the value is not known before it. */
static bool
may_tail_call_p (gimple_seq body)
{
  if (!optimize || !flag_optimize_sibling_calls)
    return false;
  for (gimple_stmt_iterator gsi = gsi_start (body); !gsi_end_p (gsi);
       gsi_next (&gsi))
    if (is_gimple_call (gsi_stmt (gsi)))
      return true;
  return false;
}

gasm *
placeholder_for_exit (tree fndecl, gimple_seq body)
{
  tree type = TREE_TYPE (TREE_TYPE (fndecl));
  tree result = DECL_RESULT (fndecl);
  bool empty = VOID_TYPE_P (type) || int_size_in_bytes (type) <= 0
	       || !result || VOID_TYPE_P (TREE_TYPE (result));
  tree parameters = empty ? NULL_TREE : build_tree_list (NULL_TREE, type);
  tree marker = function_marker_declare (fndecl, "exit", parameters);

  vec<tree, va_gc> *list = NULL;
  char *name = operand_name (PLACEHOLDER_EXIT, fndecl);
  add_marker (&list, name, marker);
  free (name);
  if (empty)
    add_marker (&list, NULL, marker);
  else if (may_tail_call_p (body))
    add_marker (&list, NULL, function_marker_declare (fndecl, "tail", NULL_TREE));
  return build_placeholder (fndecl, list);
}

enum placeholder_kind
placeholder_kind_of (const gimple *stmt)
{
  const gasm *placeholder = dyn_cast<const gasm *> (stmt);
  if (!placeholder || *gimple_asm_string (placeholder)
      || gimple_asm_ninputs (placeholder) < PLACEHOLDER_OPERANDS)
    return PLACEHOLDER_NONE;
  tree name = TREE_PURPOSE (TREE_PURPOSE (gimple_asm_input_op (placeholder, 0)));
  for (int kind = PLACEHOLDER_ENTRY; name && kind <= PLACEHOLDER_EXIT; kind++)
    if (startswith (TREE_STRING_POINTER (name), marks[kind]))
      return (enum placeholder_kind) kind;
  return PLACEHOLDER_NONE;
}

struct function_marker
placeholder_marker (const gasm *placeholder, unsigned first)
{
  struct function_marker marker
    = { NULL_TREE, NULL_TREE, gimple_asm_nclobbers (placeholder) == 0 };
  if (first + PLACEHOLDER_OPERANDS > gimple_asm_ninputs (placeholder))
    return marker;
  marker.descriptor
    = TREE_OPERAND (TREE_VALUE (gimple_asm_input_op (placeholder, first)), 0);
  tree fire = TREE_VALUE (gimple_asm_input_op (placeholder, first + 1));
  marker.fire = integer_zerop (fire) ? NULL_TREE : fire;
  return marker;
}

const char *
placeholder_function (const gasm *placeholder)
{
  tree name = TREE_PURPOSE (TREE_PURPOSE (gimple_asm_input_op (placeholder, 0)));
  return TREE_STRING_POINTER (name) + strlen (marks[placeholder_kind_of (placeholder)]);
}

/* What names the descriptor of PLACEHOLDER. */
static const char *
placeholder_symbol (const gasm *placeholder)
{
  tree descriptor = placeholder_marker (placeholder, 0).descriptor;
  return IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (descriptor));
}

/* True if PLACEHOLDER stands in the function that it was made for, or in a clone
   of that, and not where that function was inlined. */
static bool
placeholder_at_home_p (const gasm *placeholder)
{
  const char *symbol = placeholder_symbol (placeholder);
  for (tree attr = DECL_ATTRIBUTES (current_function_decl);
       (attr = lookup_attribute (HOST_ATTRIBUTE, attr)); attr = TREE_CHAIN (attr))
    if (!strcmp (TREE_STRING_POINTER (TREE_VALUE (TREE_VALUE (attr))), symbol))
      return true;
  return false;
}

void
placeholder_place (tree fndecl, gimple_seq *body, gasm *placeholder)
{
  gimple_stmt_iterator gsi = gsi_start (*body);
  gsi_insert_before (&gsi, placeholder, GSI_NEW_STMT);
  bool observer = placeholder_marker (placeholder, 0).observer;
  if (observer || !hidden_call_noexcept_p (fndecl))
    barrier_add (&gsi, observer);
  const char *symbol = placeholder_symbol (placeholder);
  tree value = build_tree_list (NULL_TREE,
				build_string (strlen (symbol) + 1, symbol));
  DECL_ATTRIBUTES (fndecl) = tree_cons (get_identifier (HOST_ATTRIBUTE), value,
					DECL_ATTRIBUTES (fndecl));
}

gimple *
placeholder_barrier (gimple *stmt)
{
  gimple_stmt_iterator gsi = gsi_for_stmt (stmt);
  gsi_next_nondebug (&gsi);
  return !gsi_end_p (gsi) && barrier_p (gsi_stmt (gsi)) ? gsi_stmt (gsi) : NULL;
}

void
placeholder_remove (gimple *stmt)
{
  if (gimple *barrier = placeholder_barrier (stmt))
    {
      gimple_stmt_iterator at = gsi_for_stmt (barrier);
      barrier_remove (&at);
    }
  gimple_stmt_iterator gsi = gsi_for_stmt (stmt);
  basic_block bb = gimple_bb (stmt);
  unlink_stmt_vdef (stmt);
  gsi_remove (&gsi, true);
  release_defs (stmt);
  /* With -fnon-call-exceptions one that was inlined may have thrown. */
  drop_eh_edges (bb);
}

gasm *
placeholder_own (const vec<gasm *> &found, enum placeholder_kind kind)
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
placeholders_find (function *fun, vec<gasm *> *found)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
	 gsi_next (&gsi))
      if (placeholder_kind_of (gsi_stmt (gsi)) != PLACEHOLDER_NONE)
	found->safe_push (as_a<gasm *> (gsi_stmt (gsi)));
}

bool
placeholders_possible_p ()
{
  return in_lto_p || !markers_options.entry.is_empty ()
	 || !markers_options.exit.is_empty ();
}

void
placeholders_keep_own (const vec<gasm *> &found, gasm **entry, gasm **exit)
{
  *entry = placeholder_own (found, PLACEHOLDER_ENTRY);
  *exit = placeholder_own (found, PLACEHOLDER_EXIT);
  for (unsigned i = 0; i < found.length (); i++)
    if (found[i] != *entry && found[i] != *exit)
      placeholder_remove (found[i]);
}

/* After early inlining. */
unsigned
inlined_pass (function *fun)
{
  auto_vec<gasm *> found;
  placeholders_find (fun, &found);
  gasm *entry, *exit;
  placeholders_keep_own (found, &entry, &exit);
  return fun->can_throw_non_call_exceptions ? TODO_cleanup_cfg : 0;
}

bool
placeholder_gate (function *)
{
  return placeholders_possible_p ();
}
