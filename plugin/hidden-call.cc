/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hidden-call.cc - step 4, first half: the call in a block, hidden in an asm. */

#include "gcc-compat.h"
#include "hidden-call.h"
#include "marker.h"
#include "passes.h"
#include "plugin-options.h"
#include "target-block.h"

/* What the asm says if nothing rewrites it: an LTO link that does not load the
   plugin stops at the assembler, and not with a site that does nothing. */
static const char mark[]
  = ".error \"this object has markers: link it with "
    "-fplugin=markers.so, as it was compiled\" # ";

/* Null if the arguments of MARKER can travel in a hidden call; else the reason
   why not, for a report. */
static const char *
marker_refusal (tree marker)
{
  unsigned integers = 0, floats = 0;
  for (tree t = TYPE_ARG_TYPES (TREE_TYPE (marker)); t && t != void_list_node;
       t = TREE_CHAIN (t))
    switch (target_argument_class (TREE_VALUE (t)))
      {
      case TARGET_ARGUMENT_INTEGER:
	integers++;
	break;
      case TARGET_ARGUMENT_FLOAT:
	floats++;
	break;
      case TARGET_ARGUMENT_OTHER:
	return "an argument does not go in one register";
      }
  /* One integer register is for the probe's data. */
  if (integers + 1 > TARGET_INTEGER_ARGUMENTS
      || floats > TARGET_FLOAT_ARGUMENTS)
    return "an argument goes on the stack";
  return NULL;
}

/* Null if CALL, in the function that is being compiled, can be hidden; else the
   reason why not. */
static const char *
call_refusal (gcall *call, tree marker)
{
  if (cfun->calls_setjmp)
    return "the host calls setjmp or a function like it";
  if (cfun->has_nonlocal_label)
    return "a nested function may jump into the host";
  if (lookup_stmt_eh_lp (call) > 0)
    return "the host has something to clean up if a probe's thread ends";
  return marker_refusal (marker);
}

/* ARG as it goes into a register: the x86-64 ABI leaves it to the caller to
   widen small integers, in practice to 32 bits.  Code for that goes to GSI. */
static tree
promoted (gimple_stmt_iterator *gsi, tree arg)
{
  tree type = TREE_TYPE (arg);
  if (!INTEGRAL_TYPE_P (type)
      || TYPE_PRECISION (type) >= TYPE_PRECISION (integer_type_node))
    return arg;
  tree wide = TYPE_UNSIGNED (type) ? unsigned_type_node : integer_type_node;
  if (TREE_CODE (arg) == INTEGER_CST)
    return fold_convert (wide, arg);
  tree value = create_tmp_reg (wide, "marker");
  gimple *convert = gimple_build_assign (value, NOP_EXPR, arg);
  gimple_set_location (convert, gimple_location (gsi_stmt (*gsi)));
  gsi_insert_before (gsi, convert, GSI_SAME_STMT);
  return value;
}

static const char *
constraint_of (tree type)
{
  return target_argument_class (type) == TARGET_ARGUMENT_FLOAT
	 ? TARGET_FLOAT_CONSTRAINT
	 : TARGET_INTEGER_CONSTRAINT;
}

/* Replaces the call of MARKER's probes at GSI by an asm. */
static void
hide (gimple_stmt_iterator *gsi, tree marker)
{
  gcall *call = as_a<gcall *> (gsi_stmt (*gsi));
  vec<tree, va_gc> *inputs = NULL, *clobbers = NULL;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      tree arg = gimple_call_arg (call, i);
      const char *constraint = constraint_of (TREE_TYPE (arg));
      tree text = build_string (strlen (constraint) + 1, constraint);
      vec_safe_push (inputs, build_tree_list (build_tree_list (NULL_TREE, text),
					      promoted (gsi, arg)));
    }
  /* Probes may read and write any memory. */
  vec_safe_push (clobbers,
		 build_tree_list (NULL_TREE,
				  build_string (sizeof "memory", "memory")));
  const char *descriptor
    = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (marker_descriptor (marker)));
  char *text = concat (mark, descriptor, NULL);
  gasm *hidden = gimple_build_asm_vec (ggc_strdup (text), inputs, NULL,
				       clobbers, NULL);
  free (text);
  gimple_asm_set_volatile (hidden, true);
  gimple_asm_set_inline (hidden, true);
  gimple_set_location (hidden, gimple_location (call));
  gsi_replace (gsi, hidden, false);
}

/* Two attributes for the inliner.  The spaces keep users away. */
#define HIDES_ATTRIBUTE "marker hides a call"
#define SETJMP_ATTRIBUTE "marker calls setjmp"

static void
set_attribute (tree decl, const char *name)
{
  if (!lookup_attribute (name, DECL_ATTRIBUTES (decl)))
    DECL_ATTRIBUTES (decl)
      = tree_cons (get_identifier (name), NULL_TREE, DECL_ATTRIBUTES (decl));
}

/* GCC's own answer. */
static bool (*gcc_can_inline_p) (tree, tree);

/* A hidden call must not come into a function that calls setjmp by inlining. */
static bool
can_inline_p_hook (tree caller, tree callee)
{
  if (lookup_attribute (HIDES_ATTRIBUTE, DECL_ATTRIBUTES (callee))
      && lookup_attribute (SETJMP_ATTRIBUTE, DECL_ATTRIBUTES (caller)))
    return false;
  return gcc_can_inline_p (caller, callee);
}

namespace {

const pass_data hide_pass_data
  = { GIMPLE_PASS, "marker_hide", OPTGROUP_NONE, TV_NONE, PROP_gimple_lcf, 0, 0,
      0, 0 };

class hide_pass : public gimple_opt_pass
{
public:
  hide_pass () : gimple_opt_pass (hide_pass_data, g) {}

  unsigned int
  execute (function *fun) override
  {
    gimple_seq body = gimple_body (fun->decl);
    if (fun->calls_setjmp)
      set_attribute (fun->decl, SETJMP_ATTRIBUTE);
    for (gimple_stmt_iterator gsi = gsi_start (body); !gsi_end_p (gsi);
	 gsi_next (&gsi))
      {
	gcall *call = dyn_cast<gcall *> (gsi_stmt (gsi));
	tree callee = call ? gimple_call_fndecl (call) : NULL_TREE;
	tree marker = callee ? marker_of_fire (callee) : NULL_TREE;
	if (!marker)
	  continue;
	const char *refusal = call_refusal (call, marker);
	if (markers_options.report)
	  report (gimple_location (call), marker, refusal);
	if (refusal)
	  continue;
	hide (&gsi, marker);
	set_attribute (fun->decl, HIDES_ATTRIBUTE);
      }
    return 0;
  }

private:
  /* For -fplugin-arg-markers-report. */
  static void
  report (location_t loc, tree marker, const char *refusal)
  {
    if (refusal)
      inform (loc, "site of marker %qD: an ordinary call, which the host may "
		   "pay for: %s",
	      marker, refusal);
    else
      inform (loc, "site of marker %qD: hidden call", marker);
  }
};

} // anonymous namespace

void
hidden_call_register_passes (const char *plugin_name)
{
  gcc_can_inline_p = targetm.target_option.can_inline_p;
  targetm.target_option.can_inline_p = can_inline_p_hook;
  register_pass_before (plugin_name, new hide_pass (), "cfg");
}

rtx
hidden_call_asm (rtx body)
{
  rtx hidden = extract_asm_operands (body);
  if (!hidden
      || strncmp (ASM_OPERANDS_TEMPLATE (hidden), mark, strlen (mark)))
    return NULL_RTX;
  return hidden;
}

const char *
hidden_call_descriptor (rtx hidden)
{
  return ASM_OPERANDS_TEMPLATE (hidden) + strlen (mark);
}
