/* SPDX-License-Identifier: GPL-3.0-or-later */
/* unit.cc - what a unit has for its markers when all sites are known. */

#include "gcc-compat.h"
#include "marker/added-functions.h"
#include "marker/address.h"
#include "marker/descriptor.h"
#include "marker/marker.h"
#include "marker/observer.h"
#include "marker/parts.h"
#include "marker/unit.h"

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
	marker_note_used (node->decl);
    }
}

/* Markers of functions, with their fan-outs: a TREE_LIST, latest first.  Most
   functions of a C++ header are inlined everywhere or never called, and to print
   their types is much work, for the compiler and for the assembler: descriptors
   are only for those of which there is code. */
static tree waiting;

/* True if descriptors can wait until the code is written.  With LTO it is written
   by another compiler, which has no names of types. */
static bool
can_wait_p ()
{
  return !flag_lto && !flag_generate_lto && !flag_generate_offload;
}

/* The same for MARKER of a function, which has no body and no symbol. */
static void
finish_function_marker (tree marker)
{
  tree fire = marker_fire_used (marker);
  struct descriptor_functions functions
    = { NULL_TREE, fanout_function_for_type (TREE_TYPE (marker)) };
  if (fire)
    fire_function_define (marker, fire);
  if (can_wait_p ())
    waiting = tree_cons (functions.fanout, marker, waiting);
  else
    descriptor_emit (marker, &functions, NULL);
}

void
unit_end_markers ()
{
  if (seen_error ())
    return;
  for (tree node = nreverse (waiting); node; node = TREE_CHAIN (node))
    if (marker_descriptor_written_p (TREE_VALUE (node)))
      {
	struct descriptor_functions functions = { NULL_TREE, TREE_PURPOSE (node) };
	descriptor_emit (TREE_VALUE (node), &functions, asm_out_file);
      }
  waiting = NULL_TREE;
}

/* Makes what this unit has to define for MARKER. */
static void
finish_marker (tree marker)
{
  if (marker_of_function_p (marker))
    {
      finish_function_marker (marker);
      return;
    }
  tree fire = marker_fire_used (marker);
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
  address_function_define (marker);
  descriptor_emit (marker, &functions, NULL);
}

void
unit_finish_markers ()
{
  if (seen_error ())
    return;
  collect_used_markers ();
  tree used = markers_used_in_order ();
  if (used)
    object_note_emit ();
  for (tree node = used; node; node = TREE_CHAIN (node))
    finish_marker (TREE_VALUE (node));
  /* The first IPA pass expects that all functions have a CFG. */
  symtab->process_new_functions ();
  if (!waiting)
    marker_parts_drop ();
}

void
unit_register_roots (const char *plugin_name)
{
  static const struct ggc_root_tab roots[]
    = { { &waiting, 1, sizeof waiting, gt_ggc_mx_tree_node, gt_pch_nx_tree_node },
	LAST_GGC_ROOT_TAB };
  register_callback (plugin_name, PLUGIN_REGISTER_GGC_ROOTS, NULL,
		     const_cast<ggc_root_tab *> (roots));
}
