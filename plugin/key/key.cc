/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * key.cc - the attribute of a key, and what a unit writes for its keys.
 *
 * A key is an ordinary variable, in a section with contents of its own, so that an
 * editor finds its initial value in the file.  Its descriptor names it.  A unit
 * that only declares a key takes it to start false; the one that defines it true
 * calls the runtime before main, by a reference that fails to link without it.
 */

#include "gcc-compat.h"
#include "key/key.h"
#include "marker/descriptor.h"
#include "marker/marker.h"

/* Keys that have sites here: a TREE_LIST. */
static tree used_keys;

bool
key_decl_p (const_tree decl)
{
  return decl && VAR_P (decl)
	 && lookup_attribute (MARKER_KEY_ATTRIBUTE, DECL_ATTRIBUTES (decl));
}

/* Why NODE cannot be a key, or null: the rest of "a key must ...". */
static const char *
refusal (tree node)
{
  if (TREE_CODE (node) == FIELD_DECL)
    return "is a member of a structure, and so not one variable";
  if (TREE_CODE (node) == PARM_DECL)
    return "is a parameter";
  if (!VAR_P (node))
    return "is not a variable";
  if (TYPE_MAIN_VARIANT (TREE_TYPE (node)) != boolean_type_node)
    return "has not the type bool";
  if (TYPE_QUALS (TREE_TYPE (node)) & TYPE_QUAL_VOLATILE)
    return "is volatile: its reads would have to be loads";
  if (TYPE_QUALS (TREE_TYPE (node)) & TYPE_QUAL_CONST)
    return "is const, and could not be set";
  if (TYPE_QUALS (TREE_TYPE (node)) != TYPE_UNQUALIFIED)
    return "has a qualified type";
  if (DECL_THREAD_LOCAL_P (node))
    return "is thread-local, and code is the same for all threads";
  if (!TREE_STATIC (node) && !DECL_EXTERNAL (node))
    return DECL_REGISTER (node)
	     ? "is in a register"
	     : "is on the stack; make it static or global";
  return NULL;
}

bool
key_check (tree node, tree name)
{
  if (!DECL_P (node))
    {
      error ("attribute %qE belongs on a variable of the type %<bool%>", name);
      return false;
    }
  /* A static member of a class is told to be external later. */
  bool member = VAR_P (node) && DECL_CONTEXT (node) && TYPE_P (DECL_CONTEXT (node));
  const char *why = refusal (node);
  if (why && !(member && !TREE_STATIC (node) && startswith (why, "is on")))
    {
      error_at (DECL_SOURCE_LOCATION (node),
		"attribute %qE belongs on a %<bool%> that is static or global, and "
		"%qD %s",
		name, node, why);
      return false;
    }
  /* The runtime reads and writes it; GCC must not think that it never changes. */
  TREE_ADDRESSABLE (node) = 1;
  TREE_USED (node) = 1;
  DECL_PRESERVE_P (node) = 1;
  return true;
}

bool
key_starts_true_p (const_tree key)
{
  return !DECL_EXTERNAL (key) && DECL_INITIAL (key)
	 && TREE_CODE (DECL_INITIAL (key)) == INTEGER_CST
	 && !integer_zerop (DECL_INITIAL (key));
}

/* A name of KEY's own, in this unit or shared by all units of a program. */
static tree
part_name (tree key, const char *part)
{
  const char *symbol = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (key));
  char *suffix = TREE_PUBLIC (key) ? xstrdup ("")
				   : marker_unit_suffix (DECL_UID (key));
  char *name = concat (part, ".", symbol + (*symbol == '*'), suffix, NULL);
  tree id = get_identifier (name);
  free (name);
  free (suffix);
  return id;
}

tree
key_descriptor_name (tree key)
{
  return part_name (key, "marker_descriptor");
}

void
key_note_used (tree key)
{
  if (!value_member (key, used_keys))
    used_keys = tree_cons (NULL_TREE, key, used_keys);
}

/* The symbol by which assembly text can name KEY.  LTO may rename what is local to
   a unit, and put it into another file. */
static const char *
key_symbol (tree key)
{
  if (TREE_PUBLIC (key) || !flag_lto)
    {
      const char *symbol = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (key));
      return symbol + (*symbol == '*');
    }
  tree name = part_name (key, "marker_key");
  tree alias = build_decl (DECL_SOURCE_LOCATION (key), VAR_DECL, name,
			   TREE_TYPE (key));
  SET_DECL_ASSEMBLER_NAME (alias, name);
  TREE_PUBLIC (alias) = 1;
  TREE_STATIC (alias) = 1;
  TREE_USED (alias) = 1;
  TREE_ADDRESSABLE (alias) = 1;
  DECL_ARTIFICIAL (alias) = 1;
  DECL_IGNORED_P (alias) = 1;
  DECL_PRESERVE_P (alias) = 1;
  DECL_VISIBILITY (alias) = VISIBILITY_HIDDEN;
  DECL_VISIBILITY_SPECIFIED (alias) = 1;
  varpool_node *node = varpool_node::create_alias (alias, key);
  node->resolve_alias (varpool_node::get_create (key));
  node->force_output = true;
  node->externally_visible = true;
  return IDENTIFIER_POINTER (name);
}

/* What this unit defines of KEY, or tests. */
static void
finish_key (tree key)
{
  struct key_text text;
  char *name = marker_name (key);
  char *provider = marker_provider (key);
  bool here = !DECL_EXTERNAL (key);
  tree descriptor = key_descriptor_name (key);
  const char *symbol = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (key));
  text.descriptor = IDENTIFIER_POINTER (descriptor);
  text.name = name;
  text.provider = provider;
  text.symbol = symbol + (*symbol == '*');
  text.variable = key_symbol (key);
  text.starts_true = here && TREE_PUBLIC (key) && key_starts_true_p (key);
  if (here && !DECL_SECTION_NAME (key))
    {
      char *section = concat (".data.marker_key.", text.symbol, NULL);
      set_decl_section_name (key, section);
      /* A variable in a COMDAT group has no section but by the user's will. */
      tree name = build_string (strlen (section) + 1, section);
      DECL_ATTRIBUTES (key)
	= tree_cons (get_identifier ("section"),
		     build_tree_list (NULL_TREE, name), DECL_ATTRIBUTES (key));
      free (section);
    }
  key_descriptor_emit (key, &text);
  free (provider);
  free (name);
}

void
key_parts_finish ()
{
  varpool_node *node;
  FOR_EACH_VARIABLE (node)
    if (!node->alias && node->definition && key_decl_p (node->decl))
      key_note_used (node->decl);
  if (!used_keys)
    return;
  object_note_emit ();
  used_keys = nreverse (used_keys);
  for (tree entry = used_keys; entry; entry = TREE_CHAIN (entry))
    finish_key (TREE_VALUE (entry));
  used_keys = NULL_TREE;
}

void
key_register_roots (const char *plugin_name)
{
  static const struct ggc_root_tab roots[]
    = { { &used_keys, 1, sizeof used_keys, gt_ggc_mx_tree_node,
	  gt_pch_nx_tree_node },
	LAST_GGC_ROOT_TAB };
  register_callback (plugin_name, PLUGIN_REGISTER_GGC_ROOTS, NULL,
		     const_cast<ggc_root_tab *> (roots));
}
