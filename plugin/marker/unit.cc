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

/* The same for MARKER of a function, which has no body and no symbol. */
static void
finish_function_marker (tree marker)
{
  tree fire = marker_fire_used (marker);
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
  descriptor_emit (marker, &functions);
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
  marker_parts_drop ();
}
