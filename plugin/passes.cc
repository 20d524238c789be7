/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * passes.cc - the plugin's passes, and where they go among GCC's.
 *
 * The table has them in the order in which they run on a function.  A new pass goes
 * to its place there; its room has the function that it calls.  To see what
 * GCC makes of the table: -fdump-passes.
 */

#include "gcc-compat.h"
#include "block/barrier.h"
#include "block/block.h"
#include "block/copies.h"
#include "block/hidden-call.h"
#include "function/choice.h"
#include "function/entry.h"
#include "function/exit.h"
#include "function/placeholder.h"
#include "key/key-site.h"
#include "passes.h"
#include "site/call-site.h"
#include "site/cold.h"
#include "site/conditions.h"
#include "site/layout.h"
#include "site/no-throw.h"
#include "site/report.h"
#include "site/site-test.h"

/* One of the passes. */
struct pass_entry
{
  const char *name; /* of its dump */
  enum opt_pass_type type;
  enum pass_positioning_ops where; /* before or behind */
  const char *reference;	   /* GCC's pass of this name */
  int instance;			   /* which one, if there are several */
  bool (*gate) (function *);	   /* null: it always runs */
  unsigned (*execute) (function *);
  unsigned needs;  /* PROP_: what must be so before */
  unsigned finish; /* TODO_: what GCC does afterwards */
};

#define BEFORE PASS_POS_INSERT_BEFORE
#define AFTER PASS_POS_INSERT_AFTER

/* Properties of GIMPLE before and after there is SSA form. */
#define FLAT PROP_gimple_lcf
#define SSA (PROP_cfg | PROP_ssa)

/* GCC's "tailr" adds loops, and asks then which block is behind which: in its own
   place that is known. */
static unsigned
dominators_pass (function *)
{
  calculate_dominance_info (CDI_DOMINATORS);
  return 0;
}

static bool
dominators_gate (function *)
{
  return optimize && flag_optimize_sibling_calls;
}

static const struct pass_entry passes[] = {
  /* As soon as it is GIMPLE, so that nothing has changed the parameters; before the
     next pass, which sees to the calls of all markers. */
  { "marker_entry", GIMPLE_PASS, BEFORE, "cfg", 1, choice_gate, choice_pass, FLAT,
    0 },
  /* Before anything knows of the calls in blocks. */
  { "marker_hide", GIMPLE_PASS, BEFORE, "cfg", 1, NULL, hidden_call_pass, FLAT, 0 },
  /* Right after there are basic blocks: what is found in them is for the unit's
     descriptors, which are written before the first pass of the next kind. */
  { "marker_key_use", GIMPLE_PASS, AFTER, "cfg", 1, NULL, key_use_pass,
    PROP_gimple_any, 0 },
  { "marker_site", GIMPLE_PASS, AFTER, "cfg", 1, NULL, site_pass, PROP_gimple_any,
    TODO_cleanup_cfg },
  /* SSA form leads from the load of a key to its tests. */
  { "marker_key", GIMPLE_PASS, AFTER, "ssa", 1, key_site_gate, key_site_pass, SSA,
    TODO_cleanup_cfg },
  /* A function that was inlined is not entered. */
  { "marker_inlined", GIMPLE_PASS, AFTER, "einline", 1, placeholder_gate, inlined_pass,
    SSA, 0 },
  { "marker_no_throw", GIMPLE_PASS, AFTER, "einline", 1, no_throw_gate,
    no_throw_pass, SSA, 0 },
  /* GCC has guessed, and believes that blocks are run. */
  { "marker_profile", GIMPLE_PASS, AFTER, "profile_estimate", 1, NULL, profile_pass,
    PROP_cfg, 0 },
  /* Before GCC's own "tailr" (see below). */
  { "marker_dominators", GIMPLE_PASS, BEFORE, "ehdisp", 1, dominators_gate,
    dominators_pass, SSA, 0 },
  /* After all inlining. */
  { "marker_no_throw_end", GIMPLE_PASS, BEFORE, "ehdisp", 1, no_throw_gate,
    no_throw_pass, SSA, 0 },
  /* The same, and GCC's own "tailr" (see below). */
  { "marker_entry_site", GIMPLE_PASS, BEFORE, "ehdisp", 1, placeholder_gate, entry_pass,
    SSA, 0 },
  /* Around the pass that warns, of which -Og has another instance (0: all). */
  { "marker_conditions", GIMPLE_PASS, BEFORE, "uninit", 0, conditions_gate,
    conditions_pass, SSA, 0 },
  { "marker_conditions_end", GIMPLE_PASS, AFTER, "uninit", 0, conditions_end_gate,
    conditions_end_pass, SSA, 0 },
  /* The last of GIMPLE: it is known which calls are tail calls. */
  { "marker_exit", GIMPLE_PASS, BEFORE, "optimized", 1, placeholder_gate, exit_pass, SSA,
    0 },
  /* Nothing takes calls away any more; before barriers go, which look like some. */
  { "marker_report", GIMPLE_PASS, AFTER, "optimized", 1, report_gate, report_pass,
    PROP_cfg, 0 },
  /* Only RTL is left, which knows nothing of barriers. */
  { "marker_barrier", GIMPLE_PASS, AFTER, "optimized", 1, NULL, barrier_pass, SSA,
    0 },
  /* GCC's passes have scaled the profile, and the next use of it is to expand. */
  { "marker_profile_end", GIMPLE_PASS, AFTER, "optimized", 1, NULL, profile_pass,
    PROP_cfg, 0 },
  /* For the choice of what is hot and cold, and for the register allocator. */
  { "marker_profile", RTL_PASS, BEFORE, "bbpart", 1, NULL, profile_pass,
    PROP_cfg, 0 },
  /* Around the pass that would take blocks for a part of the host. */
  { "marker_copies", RTL_PASS, BEFORE, "cprop_hardreg", 1, copies_gate,
    copies_pass, 0, TODO_df_finish },
  { "marker_copies_end", RTL_PASS, AFTER, "cprop_hardreg", 1, copies_end_gate,
    copies_end_pass, 0, TODO_df_finish },
  /* GCC has chosen the order of the host's own blocks. */
  { "marker_layout", RTL_PASS, AFTER, "bbro", 1, NULL, layout_pass, 0,
    TODO_df_finish },
  /* All that allocates, renames and schedules is over, but what is live can still
     be asked. */
  { "marker_block", RTL_PASS, BEFORE, "*free_cfg", 1, NULL, block_pass, 0, 0 },
  /* GCC has written the host's unwind information. */
  { "marker_cfi", RTL_PASS, AFTER, "dwarf2", 1, block_cfi_gate, block_cfi_pass, 0,
    0 },
  /* Exception tables are done, which is what "marker_layout" set the flag for. */
  { "marker_layout_end", RTL_PASS, AFTER, "dwarf2", 1, NULL, layout_end_pass, 0, 0 },
  /* Nobody else looks at calls any more. */
  { "marker_call", RTL_PASS, BEFORE, "final", 1, NULL, call_site_pass, 0, 0 },
};

/* What GCC has to know of ENTRY's pass. */
static pass_data
data_of (const struct pass_entry *entry)
{
  pass_data data = { entry->type, entry->name, OPTGROUP_NONE, TV_NONE,
		     entry->needs, 0, 0, 0, entry->finish };
  return data;
}

namespace {

/* The pass of an entry; BASE: gimple_opt_pass, rtl_opt_pass. */
template<typename base>
class entry_pass_of : public base
{
public:
  entry_pass_of (const struct pass_entry *its_entry)
    : base (data_of (its_entry), g), entry (its_entry)
  {}

  opt_pass *
  clone () override
  {
    return new entry_pass_of (entry);
  }

  bool
  gate (function *fun) override
  {
    return !entry->gate || entry->gate (fun);
  }

  unsigned int
  execute (function *fun) override
  {
    return entry->execute (fun);
  }

private:
  const struct pass_entry *entry;
};

} // anonymous namespace

static void
register_at (const char *plugin_name, opt_pass *pass, const char *reference,
	     int instance, enum pass_positioning_ops where)
{
  struct register_pass_info info = { pass, reference, instance, where };
  register_callback (plugin_name, PLUGIN_PASS_MANAGER_SETUP, NULL, &info);
}

static void
register_entry (const char *plugin_name, const struct pass_entry *entry)
{
  opt_pass *pass;
  if (entry->type == RTL_PASS)
    pass = new entry_pass_of<rtl_opt_pass> (entry);
  else
    pass = new entry_pass_of<gimple_opt_pass> (entry);
  register_at (plugin_name, pass, entry->reference, entry->instance, entry->where);
}

void
passes_register (const char *plugin_name)
{
  /* GCC makes loops of what inlining has made calls of the function itself, but
     only later, and would take the entry's site into them. */
  bool tailr
    = placeholders_possible_p () || !strcmp (lang_hooks.name, "GNU GIMPLE");
  for (size_t i = 0; i < ARRAY_SIZE (passes); i++)
    if (passes[i].where == BEFORE)
      {
	register_entry (plugin_name, &passes[i]);
	if (tailr && passes[i].execute == dominators_pass)
	  register_at (plugin_name, make_pass_tail_recursion (g), "ehdisp", 1,
		       BEFORE);
      }
  /* What is registered later comes directly behind GCC's pass, and first. */
  for (size_t i = ARRAY_SIZE (passes); i-- > 0;)
    if (passes[i].where == AFTER)
      register_entry (plugin_name, &passes[i]);
}
