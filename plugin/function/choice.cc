/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * choice.cc - which functions have markers at their entry and exits.
 *
 * To debug: -fdump-tree-all, the dump marker_entry.
 */

#include "gcc-compat.h"
#include "block/hidden-call.h"
#include "function/choice.h"
#include "function/placeholder.h"
#include "marker/marker.h"
#include "plugin-options.h"

/* True if some function of this unit is chosen at run time by FNDECL: that runs
   before the program is relocated. */
static bool
resolver_p (tree fndecl)
{
  static int any = -1; /* not known yet */
  cgraph_node *node;
  const char *symbol = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (fndecl));
  symbol += symbol[0] == '*';
  if (any < 0)
    {
      any = 0;
      FOR_EACH_FUNCTION (node)
	any |= lookup_attribute ("ifunc", DECL_ATTRIBUTES (node->decl)) != NULL;
    }
  if (!any)
    return false;
  FOR_EACH_FUNCTION (node)
    if (tree attr = lookup_attribute ("ifunc", DECL_ATTRIBUTES (node->decl)))
      if (!strcmp (TREE_STRING_POINTER (TREE_VALUE (TREE_VALUE (attr))), symbol))
	return true;
  return false;
}

/* True if the compiler has made FNDECL, and not the user. */
static bool
made_by_compiler_p (tree fndecl)
{
  /* In C++ a lambda's function counts as made by the compiler. */
  return DECL_ARTIFICIAL (fndecl)
	 && !(lang_GNU_CXX () && id_equal (DECL_NAME (fndecl), "operator()"));
}

/* True if FNDECL may have markers at its entry and exits. */
static bool
may_have_markers_p (tree fndecl)
{
  static const char *const attributes[]
    = { "no_instrument_function", "naked", "always_inline", "omp declare simd",
	"interrupt", "transaction_safe" };
  if (!DECL_NAME (fndecl) || made_by_compiler_p (fndecl) || DECL_EXTERNAL (fndecl)
      || marker_decl_p (fndecl))
    return false;
  for (size_t i = 0; i < ARRAY_SIZE (attributes); i++)
    if (lookup_attribute (attributes[i], DECL_ATTRIBUTES (fndecl))
	|| lookup_attribute (attributes[i], TYPE_ATTRIBUTES (TREE_TYPE (fndecl))))
      return false;
  return true;
}

bool
choice_gate (function *)
{
  return !markers_options.entry.is_empty () || !markers_options.exit.is_empty ();
}

unsigned
choice_pass (function *fun)
{
  tree fndecl = fun->decl;
  bool entry = globs_choose_p (&markers_options.entry, fndecl);
  bool exit = globs_choose_p (&markers_options.exit, fndecl)
	      && !TREE_THIS_VOLATILE (fndecl);
  if (!(entry || exit) || !may_have_markers_p (fndecl) || resolver_p (fndecl))
    return 0;

  gimple_seq body = gimple_body (fndecl);
  gasm *at_exit = exit ? placeholder_for_exit (fndecl, body) : NULL;
  if (entry)
    placeholder_place (fndecl, &body, placeholder_for_entry (fndecl));
  if (exit)
    placeholder_place (fndecl, &body, at_exit);
  gimple_set_body (fndecl, body);
  hidden_call_set_personality (fndecl);
  return 0;
}
