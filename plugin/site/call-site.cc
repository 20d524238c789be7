/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * call-site.cc - sites of the kind "call": the call itself is replaced by a NOP.
 *
 * To debug: -fdump-rtl-all, the dump marker_call.
 */

#include "gcc-compat.h"
#include "marker/make-function.h"
#include "marker/marker.h"
#include "marker/parts.h"
#include "plugin-options.h"
#include "site/call-site.h"
#include "site/report.h"
#include "site/site.h"
#include "markers-abi.h"

/* The attribute of a site's function: a list whose purpose is the marker, until
   its value is the site's template.  The space keeps users away. */
#define CALL_ATTRIBUTE "marker call"

/* What the linker says is undefined if the plugin is not there at an LTO link. */
#define CALL_PREFIX "marker_call_needs_the_plugin_at_the_link"

void
call_site_lower (tree call, tree marker)
{
  static unsigned count;
  char *suffix = marker_unit_suffix (count++);
  char *name = concat (CALL_PREFIX, ".", marker_symbol (marker), suffix, NULL);
  tree decl = build_decl (EXPR_LOCATION (call), FUNCTION_DECL,
			  get_identifier (name),
			  added_function_type (marker, false));
  free (name);
  free (suffix);
  SET_DECL_ASSEMBLER_NAME (decl, DECL_NAME (decl));
  DECL_ARTIFICIAL (decl) = 1;
  DECL_IGNORED_P (decl) = 1;
  DECL_EXTERNAL (decl) = 1;
  TREE_PUBLIC (decl) = 1;
  TREE_USED (decl) = 1;
  DECL_VISIBILITY (decl) = VISIBILITY_HIDDEN;
  DECL_VISIBILITY_SPECIFIED (decl) = 1;
  TREE_NOTHROW (decl) = lang_GNU_CXX () || !flag_exceptions;
  DECL_ATTRIBUTES (decl) = tree_cons (get_identifier (CALL_ATTRIBUTE),
				      build_tree_list (marker, NULL_TREE),
				      NULL_TREE);
  CALL_EXPR_FN (call)
    = build1 (ADDR_EXPR, build_pointer_type (TREE_TYPE (decl)), decl);
  TREE_CONSTANT (CALL_EXPR_FN (call)) = 1;
  TREE_NOTHROW (call) = TREE_NOTHROW (decl);
  if (markers_options.report)
    report_site (EXPR_LOCATION (call), REASON_KIND);
  /* What the site calls when it is on. */
  marker_fire (marker);
}

/* The attribute's list if DECL is the function of a site, or null. */
static tree
site_of (const_tree decl)
{
  if (!decl || TREE_CODE (decl) != FUNCTION_DECL || !DECL_ARTIFICIAL (decl))
    return NULL_TREE;
  tree attr = lookup_attribute (CALL_ATTRIBUTE, DECL_ATTRIBUTES (decl));
  return attr ? TREE_VALUE (attr) : NULL_TREE;
}

void
call_site_finish (gcall *call)
{
  tree site = site_of (gimple_call_fndecl (call));
  if (!site || !TREE_PURPOSE (site))
    return;
  tree marker = TREE_PURPOSE (site);
  mark_body_needed (marker);
  const char *target
    = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (marker_fire (marker)));
  char *text = site_template (IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (
				marker_descriptor (marker))),
			      gimple_location (call),
			      MARKER_SITE_CALL, markers_options.nop_encoding,
			      target + (*target == '*'));
  TREE_VALUE (site) = build_string (strlen (text) + 1, text);
  TREE_PURPOSE (site) = NULL_TREE;
  free (text);
}

/* GCC's own answer. */
static bool (*gcc_ok_for_sibcall) (tree, tree);

/* A jump to the probes would be no call that a NOP can stand for. */
static bool
ok_for_sibcall_hook (tree decl, tree exp)
{
  return !site_of (decl) && gcc_ok_for_sibcall (decl, exp);
}

/* The site that the call insn INSN is for, or null. */
static tree
site_of_insn (rtx_insn *insn)
{
  rtx call = get_call_rtx_from (insn);
  rtx symbol = call ? XEXP (XEXP (call, 0), 0) : NULL_RTX;
  if (symbol && GET_CODE (symbol) == SYMBOL_REF)
    return site_of (SYMBOL_REF_DECL (symbol));
  rtx note = find_reg_note (insn, REG_CALL_DECL, NULL_RTX);
  if (note && XEXP (note, 0) && GET_CODE (XEXP (note, 0)) == SYMBOL_REF
      && site_of (SYMBOL_REF_DECL (XEXP (note, 0))))
    error_at (INSN_LOCATION (insn),
	      "this call cannot be a site, since it is not direct "
	      "(%<-mcmodel=large%>); use another "
	      "%<-fplugin-arg-markers-site=%> than %<call%>");
  return NULL_TREE;
}

/* The pattern of an insn that emits TEXT and changes what a call may change: callers
   of this function are told which registers it leaves alone (-fipa-ra). */
static rtx
site_pattern (const char *text, location_t loc)
{
  auto_vec<rtx> parts;
  rtx code = gen_rtx_ASM_OPERANDS (VOIDmode, ggc_strdup (text), "", 0,
				   rtvec_alloc (0), rtvec_alloc (0),
				   rtvec_alloc (0), loc);
  MEM_VOLATILE_P (code) = 1;
  parts.safe_push (code);
  HARD_REG_SET clobbers = default_function_abi.full_and_partial_reg_clobbers ();
  for (unsigned i = 0; i < FIRST_PSEUDO_REGISTER; i++)
    if (TEST_HARD_REG_BIT (clobbers, i))
      parts.safe_push (gen_rtx_CLOBBER (VOIDmode, regno_reg_rtx[i]));
  return gen_rtx_PARALLEL (VOIDmode,
			   gen_rtvec_v (parts.length (), parts.address ()));
}

/* So late that nobody else looks at calls: exception tables, unwinding and
   what is live are done. */
unsigned
call_site_pass (function *)
{
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    {
      tree site = CALL_P (insn) ? site_of_insn (insn) : NULL_TREE;
      if (!site)
	continue;
      tree text = TREE_VALUE (site);
      /* No insn may be new: the lengths are known. */
      PUT_CODE (insn, INSN);
      PATTERN (insn)
	= site_pattern (TREE_STRING_POINTER (text), INSN_LOCATION (insn));
      INSN_CODE (insn) = -1;
      REG_NOTES (insn) = NULL_RTX;
    }
  return 0;
}

void
call_site_start ()
{
  gcc_ok_for_sibcall = targetm.function_ok_for_sibcall;
  targetm.function_ok_for_sibcall = ok_for_sibcall_hook;
}
