/* SPDX-License-Identifier: GPL-3.0-or-later */
/* make-function.cc - how the plugin makes a function. */

#include "gcc-compat.h"
#include "marker/make-function.h"
#include "marker/marker.h"

/* How a parameter of TYPE travels: an object that the C++ ABI passes by
   address does so here too. */
static tree
passed_type (tree type)
{
  return TREE_ADDRESSABLE (type) ? build_reference_type (type) : type;
}

tree
added_function_type (tree marker, bool with_data)
{
  auto_vec<tree> types;
  if (with_data)
    types.safe_push (ptr_type_node);
  for (tree t = TYPE_ARG_TYPES (TREE_TYPE (marker)); t && t != void_list_node;
       t = TREE_CHAIN (t))
    types.safe_push (passed_type (TREE_VALUE (t)));
  return (marker_variadic_p (marker)
	  ? build_varargs_function_type_array
	  : build_function_type_array) (void_type_node, types.length (),
					types.address ());
}

tree
probe_type (tree marker)
{
  return added_function_type (marker, true);
}

tree
load_pointer (tree address, size_t field)
{
  /* What the runtime writes aliases everything. */
  tree any = build_pointer_type_for_mode (ptr_type_node, VOIDmode, true);
  return build2 (MEM_REF, ptr_type_node, address, build_int_cst (any, field));
}

void
added_function_settle (tree decl)
{
  DECL_ARTIFICIAL (decl) = 1;
  DECL_IGNORED_P (decl) = 1;
  DECL_EXTERNAL (decl) = 1;
  TREE_USED (decl) = 1;
  TREE_NOTHROW (decl) = lang_GNU_CXX () || !flag_exceptions;
  DECL_NO_INSTRUMENT_FUNCTION_ENTRY_EXIT (decl) = 1;
  DECL_UNINLINABLE (decl) = 1;

  static const char *const attributes[] = { "noipa", "noinline", "noclone",
					    "no_icf", "cold" };
  for (size_t i = 0; i < ARRAY_SIZE (attributes); i++)
    DECL_ATTRIBUTES (decl) = tree_cons (get_identifier (attributes[i]),
					NULL_TREE, DECL_ATTRIBUTES (decl));
}

/* The declaration shares MARKER's fate: local to the unit, or one hidden copy
   in a program or library. */
tree
added_function_declare (tree marker, tree name, tree type)
{
  tree decl
    = build_decl (DECL_SOURCE_LOCATION (marker), FUNCTION_DECL, name, type);
  SET_DECL_ASSEMBLER_NAME (decl, name);
  added_function_settle (decl);
  TREE_PUBLIC (decl) = !marker_local_p (marker) || flag_lto;
  if (TREE_PUBLIC (decl))
    {
      DECL_VISIBILITY (decl) = VISIBILITY_HIDDEN;
      DECL_VISIBILITY_SPECIFIED (decl) = 1;
    }
  return decl;
}

/* Gives DECL its parameters. */
static void
make_parameters (tree decl)
{
  tree last = NULL_TREE;
  for (tree t = TYPE_ARG_TYPES (TREE_TYPE (decl)); t && t != void_list_node;
       t = TREE_CHAIN (t))
    {
      tree parm = build_decl (DECL_SOURCE_LOCATION (decl), PARM_DECL, NULL_TREE,
			      TREE_VALUE (t));
      DECL_ARG_TYPE (parm) = TREE_VALUE (t);
      DECL_CONTEXT (parm) = decl;
      DECL_ARTIFICIAL (parm) = 1;
      TREE_USED (parm) = 1;
      if (last)
	DECL_CHAIN (last) = parm;
      else
	DECL_ARGUMENTS (decl) = parm;
      last = parm;
    }
}

void
added_function_open (tree decl)
{
  DECL_EXTERNAL (decl) = 0;
  TREE_STATIC (decl) = 1;

  tree result = build_decl (DECL_SOURCE_LOCATION (decl), RESULT_DECL, NULL_TREE,
			    void_type_node);
  DECL_ARTIFICIAL (result) = 1;
  DECL_IGNORED_P (result) = 1;
  DECL_CONTEXT (result) = decl;
  DECL_RESULT (decl) = result;

  current_function_decl = decl;
  allocate_struct_function (decl, false);
  DECL_INITIAL (decl) = make_node (BLOCK);
  BLOCK_SUPERCONTEXT (DECL_INITIAL (decl)) = decl;
  TREE_USED (DECL_INITIAL (decl)) = 1;
  cfun->function_end_locus = DECL_SOURCE_LOCATION (decl);
}

/* Starts the definition of DECL; local variables may be made afterwards. */
void
added_function_begin (tree decl)
{
  DECL_PRESERVE_P (decl) = 1;
  make_parameters (decl);
  added_function_open (decl);
}

/* Ends the definition of DECL with BODY.  VARS is a chain of its local
   variables. */
void
added_function_end (tree decl, tree body, tree vars)
{
  tree block = DECL_INITIAL (decl);
  BLOCK_VARS (block) = vars;
  DECL_SAVED_TREE (decl) = build3 (BIND_EXPR, void_type_node, vars, body, block);
  TREE_SIDE_EFFECTS (DECL_SAVED_TREE (decl)) = 1;
  gimplify_function_tree (decl);
  cgraph_node::add_new_function (decl, false);
  set_cfun (NULL);
  current_function_decl = NULL_TREE;
}

/* Lets all units of a program share one definition of DECL. */
void
added_function_share (tree marker, tree decl)
{
  if (!marker_local_p (marker))
    {
      DECL_COMDAT (decl) = 1;
      make_decl_one_only (decl, DECL_ASSEMBLER_NAME (decl));
    }
}

tree
must_not_throw (tree call)
{
  if (!lang_GNU_CXX () || !flag_exceptions)
    return call;
  tree guarded = make_node (MUST_NOT_THROW_EXPR);
  TREE_TYPE (guarded) = void_type_node;
  TREE_OPERAND (guarded, 0) = call;
  TREE_SIDE_EFFECTS (guarded) = 1;
  return guarded;
}

void
mark_body_needed (tree marker)
{
  cgraph_node::get (current_function_decl)
    ->create_reference (cgraph_node::get_create (marker), IPA_REF_ADDR);
}
