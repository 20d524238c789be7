/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * address.cc - the symbol of a marker, for calls through a pointer.
 *
 * Direct calls have become sites.  What is left are references: &marker in
 * code and in static data.  GCC's symbol table has them all, so they are found
 * there, and not by a walk over the language's trees.
 */

#include "gcc-compat.h"
#include "marker/added-functions.h"
#include "marker/address.h"
#include "marker/make-function.h"
#include "marker/marker.h"
#include "marker/parts.h"
#include "markers-abi.h"

bool
takes_address_p (struct ipa_ref *ref)
{
  /* References that mark_body_needed() made have no statement. */
  return ref->use == IPA_REF_ADDR
	 && (!is_a<cgraph_node *> (ref->referring) || ref->stmt);
}

/* From which function to which references turn. */
struct turn
{
  tree from, to;
};

/* walk_tree callback: turns one reference. */
static tree
turn_reference (tree *tp, int *walk_subtrees, void *data)
{
  struct turn *turn = (struct turn *) data;
  if (TREE_CODE (*tp) == ADDR_EXPR && TREE_OPERAND (*tp, 0) == turn->from)
    {
      *tp = build1_loc (EXPR_LOCATION (*tp), ADDR_EXPR, TREE_TYPE (*tp),
			turn->to);
      TREE_CONSTANT (*tp) = 1;
      *walk_subtrees = 0;
    }
  else if (TYPE_P (*tp) || DECL_P (*tp))
    *walk_subtrees = 0;
  return NULL_TREE;
}

/* The same for a statement. */
static tree
turn_operand (tree *tp, int *walk_subtrees, void *data)
{
  struct walk_stmt_info *wi = (struct walk_stmt_info *) data;
  return turn_reference (tp, walk_subtrees, wi->info);
}

/* Turns the references of REF's user. */
static void
turn_user (struct ipa_ref *ref, struct turn *turn)
{
  if (varpool_node *var = dyn_cast<varpool_node *> (ref->referring))
    {
      walk_tree (&DECL_INITIAL (var->decl), turn_reference, turn, NULL);
      var->remove_all_references ();
      record_references_in_initializer (var->decl, false);
      return;
    }
  gimple *stmt = ref->stmt;
  symtab_node *user = ref->referring;
  struct walk_stmt_info wi;
  memset (&wi, 0, sizeof wi);
  wi.info = turn;
  walk_gimple_op (stmt, turn_operand, &wi);
  ref->remove_reference ();
  cgraph_node *to = cgraph_node::get_create (turn->to);
  user->create_reference (to, IPA_REF_ADDR, stmt);
  to->mark_address_taken ();
}

/* Turns all references to the address of MARKER to FUNCTION. */
static void
turn_references (tree marker, tree function)
{
  struct turn turn = { marker, function };
  cgraph_node *node = cgraph_node::get (marker);
  struct ipa_ref *ref;
  unsigned i = 0;
  while (node->iterate_referring (i, ref))
    if (takes_address_p (ref))
      turn_user (ref, &turn);
    else
      i++;
}

/* The function is what the user's declaration says of MARKER to other units. */
static void
copy_linkage (tree marker, tree function, bool body_here)
{
  TREE_PUBLIC (function) = TREE_PUBLIC (marker);
  DECL_VISIBILITY (function) = DECL_VISIBILITY (marker);
  DECL_VISIBILITY_SPECIFIED (function) = DECL_VISIBILITY_SPECIFIED (marker);
  if (TREE_PUBLIC (marker)
      && (!body_here || DECL_COMDAT (marker) || DECL_WEAK (marker)))
    added_function_share (marker, function);
}

/* Moves MARKER's body from the user's symbol, which the function takes. */
static void
move_body (tree marker, bool body_here)
{
  tree name = marker_part_name (marker, "marker_body");
  cgraph_node *node = cgraph_node::get (marker);
  symtab->change_decl_assembler_name (marker, name);
  if (!body_here || !TREE_PUBLIC (marker))
    return;
  if (DECL_COMDAT_GROUP (marker))
    node->set_comdat_group (name);
  DECL_VISIBILITY (marker) = VISIBILITY_HIDDEN;
  DECL_VISIBILITY_SPECIFIED (marker) = 1;
}

/* if (descriptor.enabled) { run the probes } */
static void
define_address_function (tree marker, tree function)
{
  added_function_begin (function);
  tree vars = NULL_TREE;
  tree any = build_pointer_type_for_mode (unsigned_type_node, VOIDmode, true);
  tree enabled
    = build2 (MEM_REF, unsigned_type_node,
	      build_fold_addr_expr (marker_descriptor (marker)),
	      build_int_cst (any, offsetof (struct marker_descriptor, enabled)));
  tree test = build2 (NE_EXPR, boolean_type_node, enabled,
		      build_int_cst (unsigned_type_node, 0));
  tree fire = fire_statements (marker, function, &vars);
  added_function_end (function,
		      build3 (COND_EXPR, void_type_node, test, fire, NULL_TREE),
		      vars);
}

void
address_function_define (tree marker)
{
  cgraph_node *node = cgraph_node::get (marker);
  if (!node)
    return;
  bool body_here = marker_body_here_p (marker);
  bool referred = false;
  struct ipa_ref *ref;
  for (unsigned i = 0; !referred && node->iterate_referring (i, ref); i++)
    /* -finstrument-functions gives a body its own address. */
    referred = takes_address_p (ref) && ref->referring != node;
  if (!referred && (!body_here || marker_local_p (marker)))
    return;

  if (marker_variadic_p (marker))
    {
      if (referred)
	error_at (DECL_SOURCE_LOCATION (marker),
		  "the address of marker %qD is taken, but a call of it through "
		  "a pointer could not pass on what matches %<...%>; give the "
		  "marker fixed parameters, or call it directly",
		  marker);
      return;
    }
  tree name = DECL_ASSEMBLER_NAME (marker);
  tree function = added_function_declare (marker, DECL_NAME (marker),
				       added_function_type (marker, false));
  /* A host that reaches it through a pointer which GCC resolves is not cold. */
  DECL_ATTRIBUTES (function) = remove_attribute ("cold", DECL_ATTRIBUTES (function));
  move_body (marker, body_here);
  SET_DECL_ASSEMBLER_NAME (function, name);
  copy_linkage (marker, function, body_here);
  define_address_function (marker, function);
  turn_references (marker, function);
}
