/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * start.cc - puts the plugin's steps into GCC.
 *
 * The rooms.  Each includes those before it; besides, site/ and block/ include each
 * other's lower files, and marker/attribute.cc has keys checked:
 *
 *   marker/	what a marker is, the functions and records that a unit has for it
 *   site/	its calls become conditional, the condition becomes a NOP and a row,
 *		and what is behind it goes to the cold section
 *   block/	the call behind a site becomes one that the host does not feel
 *   key/	keys, and their tests as sites
 *   function/	markers at the entry and the exits of functions
 *
 * What depends on the processor is in a room of its own, behind target-asm.h and
 * target-block.h.
 *
 * A call of a function declared __attribute__((marker)) goes through:
 *
 *   marker/attribute.cc	the declaration is checked
 *   site/lowering.cc		the call becomes "if enabled, evaluate and call"
 *   block/hidden-call.cc	the call becomes an asm that looks like none
 *   site/site-test.cc		the test becomes an asm goto: a NOP and a row
 *   marker/unit.cc		the unit's descriptors and added functions are written
 *   site/layout.cc		the block goes to the cold section
 *   block/block.cc		the asm becomes a call that the host does not feel
 *
 * passes.cc has the order of all passes.
 */

#include "gcc-compat.h"
#include "block/barrier.h"
#include "block/hidden-call.h"
#include "key/key.h"
#include "marker/attribute.h"
#include "marker/parts.h"
#include "marker/undefined.h"
#include "marker/unit.h"
#include "passes.h"
#include "plugin-options.h"
#include "site/call-site.h"
#include "site/layout.h"
#include "site/lowering.h"
#include "site/site-test.h"
#include "site/text-section.h"
#include "start.h"
#include "target-asm.h"

static void
start_unit (void *, void *)
{
  target_supported_p ();
}

static void
finish_calls (void *, void *)
{
  if (!in_lto_p)
    {
      unit_finish_markers ();
      key_parts_finish ();
    }
  /* After an error GCC leaves passes out, and with -fchecking asserts in those
     that come then that they have been run. */
  if (seen_error ())
    flag_checking = 0;
}

static void
end_unit (void *, void *)
{
  unit_end_markers ();
}

__attribute__ ((visibility ("default"))) int
markers_start (struct plugin_name_args *args)
{
  static struct plugin_info info = { MARKERS_VERSION, NULL };
  const char *name = args->base_name;
  if (!markers_options_read (args))
    return 1;

  /* The text takes time to make, and few ask for it. */
  if (help_flag)
    info.help = concat ("Markers: a call of a function declared "
			"__attribute__((marker)) becomes one NOP.\nOptions:\n",
			markers_options_help (), NULL);
  register_callback (name, PLUGIN_INFO, NULL, &info);
  register_callback (name, PLUGIN_ATTRIBUTES, markers_register_attributes, NULL);
  register_callback (name, PLUGIN_FINISH_TYPE, markers_check_class, NULL);
  register_callback (name, PLUGIN_START_UNIT, start_unit, NULL);
  register_callback (name, PLUGIN_ALL_IPA_PASSES_START, finish_calls, NULL);
  register_callback (name, PLUGIN_FINISH_UNIT, end_unit, NULL);
  parts_register_roots (name);
  undefined_register (name);
  unit_register_roots (name);
  site_test_register_roots (name);
  key_register_roots (name);
  barrier_register_roots (name);
  lowering_start ();
  hidden_call_start ();
  layout_start ();
  call_site_start ();
  text_section_start ();
  passes_register (name);
  return 0;
}
