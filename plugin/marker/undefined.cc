/* SPDX-License-Identifier: GPL-3.0-or-later */
/* undefined.cc - static markers without a body: no warning that they have none. */

/* C's own header comes first: it has messages checked as C's. */
#include "gcc-plugin.h"
#include "c-family/c-common.h"
#include "c-tree.h"
#include "gcc-compat.h"
#include "marker/undefined.h"

/* Static markers of C that have been declared: a TREE_LIST. */
static tree local_markers;

void
undefined_allow (tree marker)
{
  markers_allow_undefined (marker);
  if ((lang_GNU_C () || lang_GNU_OBJC ()) && !TREE_PUBLIC (marker))
    local_markers = tree_cons (NULL_TREE, marker, local_markers);
}

/* PLUGIN_FINISH_PARSE_FUNCTION, PLUGIN_FINISH_DECL: C has a flag of its own for the
   functions that it has seen used, which only says what to warn of. */
static void
forget_uses (void *, void *)
{
  for (tree node = local_markers; node; node = TREE_CHAIN (node))
    C_DECL_USED (TREE_VALUE (node)) = 0;
}

void
undefined_register (const char *plugin_name)
{
  static const struct ggc_root_tab roots[]
    = { { &local_markers, 1, sizeof local_markers, gt_ggc_mx_tree_node,
	  gt_pch_nx_tree_node },
	LAST_GGC_ROOT_TAB };
  register_callback (plugin_name, PLUGIN_REGISTER_GGC_ROOTS, NULL,
		     const_cast<ggc_root_tab *> (roots));
  register_callback (plugin_name, PLUGIN_FINISH_PARSE_FUNCTION, forget_uses, NULL);
  register_callback (plugin_name, PLUGIN_FINISH_DECL, forget_uses, NULL);
}
