/* SPDX-License-Identifier: GPL-3.0-or-later */
/* marker.cc - what the plugin knows of a marker, and the list of those used. */

#include "gcc-compat.h"
#include "marker/marker.h"
#include "key/key.h"
#include "plugin-options.h"
#include "marker/added-functions.h"
#include "marker/observer.h"
#include "marker/address.h"
#include "marker/descriptor.h"
#include "function/instrument.h"

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

bool
marker_name_valid_p (const char *name)
{
  if (!*name)
    return false;
  for (; *name; name++)
    if (!ISALNUM (*name) && !strchr ("_-.", *name))
      return false;
  return true;
}

bool
marker_decl_p (const_tree decl)
{
  return decl && TREE_CODE (decl) == FUNCTION_DECL
	 && lookup_attribute (MARKER_ATTRIBUTE, DECL_ATTRIBUTES (decl));
}

bool
marker_body_here_p (tree marker)
{
  cgraph_node *node = cgraph_node::get (marker);
  return node && node->definition && !DECL_EXTERNAL (marker);
}

bool
marker_observer_p (const_tree marker)
{
  return lookup_attribute (MARKER_OBSERVER_ATTRIBUTE,
			   DECL_ATTRIBUTES (marker));
}

bool
marker_variadic_p (const_tree marker)
{
  return stdarg_p (TREE_TYPE (marker));
}

bool
marker_local_p (const_tree marker)
{
  return !TREE_PUBLIC (marker);
}

/* The attribute's string, or null. */
static const char *
attribute_text (const_tree marker)
{
  tree attr
    = lookup_attribute (VAR_P (marker) ? MARKER_KEY_ATTRIBUTE : MARKER_ATTRIBUTE,
			DECL_ATTRIBUTES (marker));
  tree args = TREE_VALUE (attr);
  return args ? TREE_STRING_POINTER (TREE_VALUE (args)) : NULL;
}

char *
marker_name (tree marker)
{
  const char *text = attribute_text (marker);
  if (!text)
    return xstrdup (IDENTIFIER_POINTER (DECL_NAME (marker)));
  const char *colon = strchr (text, ':');
  return xstrdup (colon ? colon + 1 : text);
}

char *
marker_provider (tree marker)
{
  const char *text = attribute_text (marker);
  const char *colon = text ? strchr (text, ':') : NULL;
  return colon ? xstrndup (text, colon - text)
	       : xstrdup (markers_options.provider);
}

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

/* LTO may put a marker's parts and its sites into different files, so that they
   are global then: the unit is told by what it was compiled from, and to. */
char *
marker_unit_suffix (unsigned number)
{
  char suffix[64];
  if (flag_lto)
    {
      unsigned where = crc32_string (0, remap_debug_filename (get_src_pwd ()));
      unsigned what = crc32_string (0, main_input_filename);
      what = crc32_string (what, aux_base_name ? aux_base_name : "");
      snprintf (suffix, sizeof suffix, ".%u.%08x%08x", number, where, what);
    }
  else
    snprintf (suffix, sizeof suffix, ".%u", number);
  return xstrdup (suffix);
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

/* Adds the markers that this unit defines or takes the address of to those
   that it calls. */
static void
collect_used_markers ()
{
  cgraph_node *node;
  FOR_EACH_FUNCTION (node)
    {
      if (!marker_decl_p (node->decl))
	continue;
      struct ipa_ref *ref;
      bool used = marker_body_here_p (node->decl);
      for (unsigned i = 0; !used && node->iterate_referring (i, ref); i++)
	used = takes_address_p (ref);
      if (used)
	marker_parts (node->decl);
    }
  used_markers = nreverse (used_markers);
}

/* The same for MARKER of a function, which has no body and no symbol. */
static void
finish_function_marker (tree marker)
{
  tree fire = TREE_VEC_ELT (marker_parts (marker), PART_FIRE);
  struct descriptor_functions functions
    = { NULL_TREE, fanout_function_for_type (TREE_TYPE (marker)) };
  if (fire)
    fire_function_define (marker, fire);
  descriptor_emit (marker, &functions);
}

/* Makes what this unit has to define for MARKER. */
static void
finish_marker (tree marker)
{
  if (function_marker_p (marker))
    {
      finish_function_marker (marker);
      return;
    }
  tree fire = TREE_VEC_ELT (marker_parts (marker), PART_FIRE);
  struct descriptor_functions functions;

  /* The body is a probe, and called as one. */
  DECL_ATTRIBUTES (marker)
    = remove_attribute ("always_inline", DECL_ATTRIBUTES (marker));
  DECL_DISREGARD_INLINE_LIMITS (marker) = 0;
  if (marker_observer_p (marker))
    observer_check (marker);
  functions.body = body_probe_define (marker);
  functions.fanout
    = marker_variadic_p (marker) ? NULL_TREE : fanout_function_define (marker);
  if (fire)
    fire_function_define (marker, fire);
  entry_function_define (marker);
  descriptor_emit (marker, &functions);
}

void
marker_parts_finish ()
{
  if (seen_error ())
    return;
  collect_used_markers ();
  if (used_markers)
    object_note_emit ();
  for (tree node = used_markers; node; node = TREE_CHAIN (node))
    finish_marker (TREE_VALUE (node));
  /* The first IPA pass expects that all functions have a CFG. */
  symtab->process_new_functions ();

  /* The parts are no attribute that LTO could write. */
  for (tree node = used_markers; node; node = TREE_CHAIN (node))
    {
      tree marker = TREE_VALUE (node);
      DECL_ATTRIBUTES (marker)
	= remove_attribute (PARTS_ATTRIBUTE, DECL_ATTRIBUTES (marker));
    }
  used_markers = NULL_TREE;
}

void
marker_register_roots (const char *plugin_name)
{
  static const struct ggc_root_tab roots[]
    = { { &used_markers, 1, sizeof used_markers, gt_ggc_mx_tree_node,
	  gt_pch_nx_tree_node },
	LAST_GGC_ROOT_TAB };
  register_callback (plugin_name, PLUGIN_REGISTER_GGC_ROOTS, NULL,
		     const_cast<ggc_root_tab *> (roots));
}
