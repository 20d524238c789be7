/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hidden-call.cc - step 4, first half: the call in a block, hidden in an asm. */

#include "gcc-compat.h"
#include "block/barrier.h"
#include "block/hidden-asm.h"
#include "block/hidden-call.h"
#include "marker/asm-text.h"
#include "marker/make-function.h"
#include "marker/marker.h"
#include "marker/parts.h"
#include "plugin-options.h"
#include "site/outline.h"
#include "site/report.h"
#include "target-block.h"

/* REASON_NONE if a call of a function of TYPE can be hidden in the function that is
   being compiled, and CALL, if that is not null; else the reason why not. */
static enum ordinary_reason
call_refusal (gcall *call, tree type, vec<argument_piece> *pieces)
{
  if (cfun->calls_setjmp)
    return REASON_SETJMP;
  if (cfun->has_nonlocal_label)
    return REASON_NESTED;
  if (call && lookup_stmt_eh_lp (call) > 0)
    return REASON_CLEANUP;
  if (!target_registers_usual_p ())
    return REASON_REGISTERS;
  if (!target_argument_pieces (type, pieces))
    return REASON_PLACE;
  if (pieces->length () >= MAX_RECOG_OPERANDS)
    return REASON_COUNT;
  return REASON_NONE;
}

/* ARG as it goes into a register: callees may rely on it that the caller widens small
   integers to an int, whether the ABI says so or compilers do.  Code for that goes to
   GSI. */
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
  tree value = markers_temporary (wide);
  gimple *convert = gimple_build_assign (value, NOP_EXPR, arg);
  gimple_set_location (convert, gimple_location (gsi_stmt (*gsi)));
  markers_copy_warning (convert, gsi_stmt (*gsi));
  gsi_insert_before (gsi, convert, GSI_SAME_STMT);
  return value;
}

/* The part of ARG, in memory, that PIECE takes, as a value; null if it cannot be
   had.  Code for it goes to GSI. */
static tree
part_of_memory (gimple_stmt_iterator *gsi, tree arg, const argument_piece *piece)
{
  poly_int64 offset;
  tree base = get_addr_base_and_unit_offset (arg, &offset);
  if (!base)
    return NULL_TREE;
  tree type = lang_hooks.types.type_for_mode (piece->mode, 1);
  tree address;
  if (TREE_CODE (base) == MEM_REF)
    {
      offset += mem_ref_offset (base).force_shwi ();
      address = TREE_OPERAND (base, 0);
    }
  else
    address = build_fold_addr_expr (base);
  tree part
    = build2 (MEM_REF, build_aligned_type (type, BITS_PER_UNIT), address,
	      build_int_cst (reference_alias_ptr_type (arg),
			     offset + piece->offset));
  tree value = markers_temporary (type);
  gsi_insert_before (gsi, gimple_build_assign (value, part), GSI_SAME_STMT);
  return value;
}

/* The part of ARG, a wide integer, that PIECE takes. */
static tree
part_of_integer (gimple_stmt_iterator *gsi, tree arg, const argument_piece *piece)
{
  tree type = lang_hooks.types.type_for_mode (piece->mode, 1);
  if (piece->offset)
    {
      tree shifted = markers_temporary (TREE_TYPE (arg));
      gsi_insert_before (
	gsi,
	gimple_build_assign (shifted, RSHIFT_EXPR, arg,
			     build_int_cst (integer_type_node,
					    piece->offset * BITS_PER_UNIT)),
	GSI_SAME_STMT);
      arg = shifted;
    }
  tree value = markers_temporary (type);
  gsi_insert_before (gsi, gimple_build_assign (value, NOP_EXPR, arg),
		     GSI_SAME_STMT);
  return value;
}

/* What PIECE takes of ARG, as an operand; null if it cannot be had. */
static tree
operand_for (gimple_stmt_iterator *gsi, tree arg, const argument_piece *piece)
{
  tree type = TREE_TYPE (arg);
  if (!is_gimple_reg_type (type))
    return part_of_memory (gsi, arg, piece);
  if (int_size_in_bytes (type) <= UNITS_PER_WORD)
    return promoted (gsi, arg);
  return INTEGRAL_TYPE_P (type) ? part_of_integer (gsi, arg, piece) : NULL_TREE;
}

/* Adds to LIST, of an asm, VALUE with CONSTRAINT. */
static void
add_operand (vec<tree, va_gc> **list, tree value, const char *constraint)
{
  tree text = build_string (strlen (constraint) + 1, constraint);
  vec_safe_push (*list,
		 build_tree_list (build_tree_list (NULL_TREE, text), value));
}

/* The memory at ADDRESS, of a size that is not known. */
static tree
memory_at (tree address)
{
  tree bytes = build_array_type (char_type_node, NULL_TREE);
  tree any = build_pointer_type_for_mode (char_type_node, VOIDmode, true);
  poly_int64 offset = 0;
  if (TREE_CODE (address) == ADDR_EXPR)
    {
      /* The address of a part is the variable's and an offset. */
      tree base = get_addr_base_and_unit_offset (TREE_OPERAND (address, 0),
						 &offset);
      address = build_fold_addr_expr (base);
    }
  return build2 (MEM_REF, bytes, address, build_int_cst (any, offset));
}

/* True if ARG is the address of a variable in the host's frame.  As such it is
   made in the block; as a value it might be kept in a register from before. */
static bool
frame_address_p (tree arg)
{
  if (TREE_CODE (arg) != ADDR_EXPR)
    return false;
  poly_int64 offset;
  tree base = get_addr_base_and_unit_offset (TREE_OPERAND (arg, 0), &offset);
  return base && DECL_P (base) && auto_var_in_fn_p (base, current_function_decl)
	 && !is_gimple_reg (base) && decl_address_invariant_p (base);
}

/* True if ARG is the address of a parameter, or of the returned object, that is
   never anywhere but in memory.  It is an operand as a whole: so it does not
   escape, and may still be taken to pieces. */
static bool
object_in_memory_p (tree arg)
{
  tree object = TREE_OPERAND (arg, 0);
  return (TREE_CODE (object) == PARM_DECL || TREE_CODE (object) == RESULT_DECL)
	 && !TREE_ADDRESSABLE (object) && DECL_MODE (object) == BLKmode;
}

/* The asm for CALL, which PIECES lists where to put what of, and which calls the
   probes of the marker with DESCRIPTOR, or, if that is null, the callee that
   CALL names.  Null if an argument cannot be had. */
static gasm *
build_hidden (gimple_stmt_iterator *gsi, gcall *call, const char *descriptor,
	      const vec<argument_piece> &pieces)
{
  vec<tree, va_gc> *inputs = NULL, *clobbers = NULL;
  unsigned first = descriptor ? 1 : 0; /* the data is no argument of CALL */
  pretty_printer text;
  pp_string (&text, hidden_call_mark);
  if (hidden_call_noexcept_p (current_function_decl))
    pp_string (&text, HIDDEN_NOEXCEPT);
  pp_string (&text, descriptor ? descriptor : "-");

  for (unsigned i = first; i < pieces.length (); i++)
    {
      tree arg = gimple_call_arg (call, pieces[i].argument - first);
      bool address
	= pieces[i].regno < TARGET_STACK_SLOT && frame_address_p (arg);
      bool object = address && object_in_memory_p (arg);
      tree operand = object	? TREE_OPERAND (arg, 0)
		     : address	? memory_at (arg)
				: operand_for (gsi, arg, &pieces[i]);
      if (!operand)
	return NULL;
      add_operand (&inputs, operand,
		   object    ? "rm"
		   : address ? "m"
			     : target_piece_constraint (&pieces[i]));
      asm_printf (&text, " %s%u", address ? "&" : "", pieces[i].regno);
    }
  if (!descriptor)
    {
      argument_piece callee = { 0, 0, Pmode, target_callee_register () };
      add_operand (&inputs, gimple_call_fn (call),
		   target_piece_constraint (&callee));
      asm_printf (&text, " %u", callee.regno);
    }
  vec_safe_push (clobbers, barrier_clobber ());
  gasm *hidden = gimple_build_asm_vec (ggc_strdup (pp_formatted_text (&text)),
				       inputs, NULL, clobbers, NULL);
  gimple_asm_set_volatile (hidden, true);
  gimple_asm_set_inline (hidden, true);
  gimple_set_location (hidden, gimple_location (call));
  markers_copy_warning (hidden, call);
  return hidden;
}

/* Hides the call at GSI: of the probes, of TYPE, of the marker with DESCRIPTOR, which
   only read if OBSERVER, or, if DESCRIPTOR is null, of an outlined block.  Returns
   the reason if it cannot. */
static enum ordinary_reason
hide (gimple_stmt_iterator *gsi, const char *descriptor, tree type, bool observer)
{
  gcall *call = as_a<gcall *> (gsi_stmt (*gsi));
  auto_vec<argument_piece> pieces;
  enum ordinary_reason refusal = call_refusal (call, type, &pieces);
  if (refusal)
    return refusal;
  gasm *hidden = build_hidden (gsi, call, descriptor, pieces);
  if (!hidden)
    return REASON_PARTS;
  unlink_stmt_vdef (call);
  remove_stmt_from_eh_lp (call);
  gsi_replace (gsi, hidden, false);
  barrier_add (gsi, observer);
  return REASON_NONE;
}

enum ordinary_reason
hidden_call_hide (gimple_stmt_iterator *gsi, tree descriptor, tree type,
		  bool observer)
{
  return hide (gsi, IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (descriptor)), type,
	       observer);
}

enum ordinary_reason
hidden_call_refusal (tree type)
{
  auto_vec<argument_piece> pieces;
  return call_refusal (NULL, type, &pieces);
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

void
hidden_call_set_personality (tree fndecl)
{
  /* The unwinder asks a personality whether an exception may pass. */
  if (lang_GNU_CXX () && flag_exceptions && !DECL_FUNCTION_PERSONALITY (fndecl))
    DECL_FUNCTION_PERSONALITY (fndecl) = lang_hooks.eh_personality ();
}

/* A link with LTO knows no languages: there the personality tells. */
bool
hidden_call_noexcept_p (tree fndecl)
{
  if (!in_lto_p)
    return lang_GNU_CXX () || !flag_exceptions;
  tree personality = DECL_FUNCTION_PERSONALITY (fndecl);
  return personality
	 && startswith (IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (personality)),
			"__gxx_personality");
}

/* GCC's own answer. */
static bool (*gcc_can_inline_p) (tree, tree);

/* A hidden call must not come into a function that calls setjmp, or that has no
   frame of its own, by inlining. */
static bool
can_inline_p_hook (tree caller, tree callee)
{
  if (lookup_attribute (HIDES_ATTRIBUTE, DECL_ATTRIBUTES (callee))
      && (lookup_attribute (SETJMP_ATTRIBUTE, DECL_ATTRIBUTES (caller))
	  || lookup_attribute ("naked", DECL_ATTRIBUTES (caller))))
    return false;
  return gcc_can_inline_p (caller, callee);
}

/* FNDECL hides a call. */
static void
note_hidden (tree fndecl)
{
  set_attribute (fndecl, HIDES_ATTRIBUTE);
  hidden_call_set_personality (fndecl);
}

unsigned
hidden_call_pass (function *fun)
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
      if (!callee || (!marker && !outlined_block_p (callee)))
	continue;
      location_t loc = gimple_location (call);
      enum ordinary_reason refusal
	= marker ? hide (&gsi,
			 IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (
			   marker_descriptor (marker))),
			 probe_type (marker), marker_observer_p (marker))
		 : hide (&gsi, NULL, TREE_TYPE (callee), false);
      if (!refusal)
	note_hidden (fun->decl);
      /* Of an outlined block the host's call has been reported. */
      if (markers_options.report && !DECL_ARTIFICIAL (fun->decl))
	report_site (loc, refusal);
    }
  return 0;
}

void
hidden_call_start ()
{
  gcc_can_inline_p = targetm.target_option.can_inline_p;
  targetm.target_option.can_inline_p = can_inline_p_hook;
}
