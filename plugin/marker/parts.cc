/* SPDX-License-Identifier: GPL-3.0-or-later */
/* parts.cc - the parts of the markers that a unit uses. */

#include "gcc-compat.h"
#include "marker/make-function.h"
#include "marker/marker.h"
#include "marker/parts.h"
#include "markers-abi.h"

/* The attribute that holds a marker's parts.  The space keeps users away. */
#define PARTS_ATTRIBUTE "marker parts"

enum marker_part
{
  PART_SYMBOL, /* identifier: the linkage name that the user knows */
  PART_DESCRIPTOR,
  PART_FIRE,
  PART_COUNT
};

/* Markers that this translation unit uses or defines, latest first: a
   TREE_LIST of declarations. */
static tree used_markers;

/* A unit with sites is compiled without -fipa-reference: it believes that an asm
   cannot write a static variable whose address is not taken, and the call that
   an asm hides can. */
static void
first_marker_used ()
{
  flag_ipa_reference = 0;
  if (optimization_default_node)
    TREE_OPTIMIZATION (optimization_default_node)->x_flag_ipa_reference = 0;
}

/* What the assembler is told of MARKER has its symbol among other words. */
static void
check_symbol (tree marker)
{
  const char *symbol = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (marker));
  symbol += *symbol == '*';
  if (symbol[strcspn (symbol, " \t\n\"\\,;#%{|}()")])
    error_at (DECL_SOURCE_LOCATION (marker),
	      "the assembler name %qs of %qD cannot be that of a marker", symbol,
	      marker);
}

/* Attributes that contradict what a marker is: it returns, runs only when it is on,
   and is a function of its own.  "noreturn" is a flag. */
static void
check_attributes (tree marker)
{
  static const char *const contradicting[]
    = { "constructor", "destructor", "alias", "weakref", "ifunc", "naked",
	"returns_twice" };
  const char *found = TREE_THIS_VOLATILE (marker) ? "noreturn" : NULL;
  for (size_t i = 0; i < ARRAY_SIZE (contradicting); i++)
    if (lookup_attribute (contradicting[i], DECL_ATTRIBUTES (marker)))
      found = contradicting[i];
  if (found)
    error_at (DECL_SOURCE_LOCATION (marker),
	      "marker %qD must not have the attribute %qs, which contradicts it",
	      marker, found);
}

/* MARKER's parts, made at the first call. */
static tree
marker_parts (tree marker)
{
  tree attr = lookup_attribute (PARTS_ATTRIBUTE, DECL_ATTRIBUTES (marker));
  if (attr)
    return TREE_VALUE (attr);
  tree parts = make_tree_vec (PART_COUNT);
  if (!used_markers)
    first_marker_used ();
  check_symbol (marker);
  check_attributes (marker);
  TREE_VEC_ELT (parts, PART_SYMBOL) = DECL_ASSEMBLER_NAME (marker);
  DECL_ATTRIBUTES (marker)
    = tree_cons (get_identifier (PARTS_ATTRIBUTE), parts,
		 DECL_ATTRIBUTES (marker));
  used_markers = tree_cons (NULL_TREE, marker, used_markers);
  return parts;
}

const char *
marker_symbol (tree marker)
{
  tree id = TREE_VEC_ELT (marker_parts (marker), PART_SYMBOL);
  const char *symbol = IDENTIFIER_POINTER (id);
  return symbol[0] == '*' ? symbol + 1 : symbol;
}

tree
marker_part_name (tree marker, const char *part)
{
  char *suffix = marker_local_p (marker) ? marker_unit_suffix (DECL_UID (marker))
					 : xstrdup ("");
  char *name = concat (part, ".", marker_symbol (marker), suffix, NULL);
  tree id = get_identifier (name);
  free (name);
  free (suffix);
  return id;
}

/* A variable for the descriptor. */
static tree
descriptor_declare (tree marker)
{
  tree type = build_array_type_nelts (unsigned_char_type_node,
				      sizeof (struct marker_descriptor));
  tree name = marker_part_name (marker, "marker_descriptor");
  tree decl
    = build_decl (DECL_SOURCE_LOCATION (marker), VAR_DECL, name, type);
  SET_DECL_ASSEMBLER_NAME (decl, name);
  DECL_EXTERNAL (decl) = 1;
  TREE_PUBLIC (decl) = 1;
  TREE_USED (decl) = 1;
  DECL_ARTIFICIAL (decl) = 1;
  DECL_IGNORED_P (decl) = 1;
  DECL_VISIBILITY (decl) = VISIBILITY_HIDDEN;
  DECL_VISIBILITY_SPECIFIED (decl) = 1;
  SET_DECL_ALIGN (decl, alignof (struct marker_descriptor) * BITS_PER_UNIT);
  DECL_USER_ALIGN (decl) = 1;
  return decl;
}

static tree
fire_function_declare (tree marker)
{
  return added_function_declare (marker, marker_part_name (marker, "marker_fire"),
		  added_function_type (marker, false));
}

tree
marker_descriptor (tree marker)
{
  tree *part = &TREE_VEC_ELT (marker_parts (marker), PART_DESCRIPTOR);
  if (!*part)
    *part = descriptor_declare (marker);
  return *part;
}

tree
marker_fire (tree marker)
{
  tree *part = &TREE_VEC_ELT (marker_parts (marker), PART_FIRE);
  if (!*part)
    *part = fire_function_declare (marker);
  return *part;
}

tree
marker_of_fire (tree fndecl)
{
  if (!DECL_ARTIFICIAL (fndecl) || !DECL_NAME (fndecl)
      || !startswith (IDENTIFIER_POINTER (DECL_NAME (fndecl)), "marker_fire"))
    return NULL_TREE;
  for (tree node = used_markers; node; node = TREE_CHAIN (node))
    if (TREE_VEC_ELT (marker_parts (TREE_VALUE (node)), PART_FIRE) == fndecl)
      return TREE_VALUE (node);
  return NULL_TREE;
}

void
marker_note_used (tree marker)
{
  marker_parts (marker);
}

tree
markers_used_in_order ()
{
  used_markers = nreverse (used_markers);
  return used_markers;
}

tree
marker_fire_used (tree marker)
{
  return TREE_VEC_ELT (marker_parts (marker), PART_FIRE);
}

bool
marker_descriptor_written_p (tree marker)
{
  return TREE_SYMBOL_REFERENCED (DECL_ASSEMBLER_NAME (marker_descriptor (marker)));
}

void
marker_parts_drop ()
{
  /* They are no attribute that LTO could write. */
  for (tree node = used_markers; node; node = TREE_CHAIN (node))
    {
      tree marker = TREE_VALUE (node);
      DECL_ATTRIBUTES (marker)
	= remove_attribute (PARTS_ATTRIBUTE, DECL_ATTRIBUTES (marker));
    }
  used_markers = NULL_TREE;
}

void
parts_register_roots (const char *plugin_name)
{
  static const struct ggc_root_tab roots[]
    = { { &used_markers, 1, sizeof used_markers, gt_ggc_mx_tree_node,
	  gt_pch_nx_tree_node },
	LAST_GGC_ROOT_TAB };
  register_callback (plugin_name, PLUGIN_REGISTER_GGC_ROOTS, NULL,
		     const_cast<ggc_root_tab *> (roots));
}
