/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * movable.cc - what of an argument may be evaluated in another function.
 *
 * It is a known set: what computes from values, reads and writes through
 * pointers, and calls functions that know nothing of who calls them.  All that is
 * not listed here stays in the block, also what a later GCC or another front end
 * brings.
 */

#include "gcc-compat.h"
#include "site/movable.h"

/* True if FNDECL, a built-in of GCC's that no library has, works on its arguments
   alone. */
static bool
own_builtin_movable_p (tree fndecl)
{
  switch (DECL_FUNCTION_CODE (fndecl))
    {
    case BUILT_IN_CONSTANT_P:
      /* The host may know more of the value. */
      return false;
    case BUILT_IN_ADD_OVERFLOW:
    case BUILT_IN_SUB_OVERFLOW:
    case BUILT_IN_MUL_OVERFLOW:
    case BUILT_IN_SADD_OVERFLOW:
    case BUILT_IN_SADDL_OVERFLOW:
    case BUILT_IN_SADDLL_OVERFLOW:
    case BUILT_IN_SSUB_OVERFLOW:
    case BUILT_IN_SSUBL_OVERFLOW:
    case BUILT_IN_SSUBLL_OVERFLOW:
    case BUILT_IN_SMUL_OVERFLOW:
    case BUILT_IN_SMULL_OVERFLOW:
    case BUILT_IN_SMULLL_OVERFLOW:
    case BUILT_IN_UADD_OVERFLOW:
    case BUILT_IN_UADDL_OVERFLOW:
    case BUILT_IN_UADDLL_OVERFLOW:
    case BUILT_IN_USUB_OVERFLOW:
    case BUILT_IN_USUBL_OVERFLOW:
    case BUILT_IN_USUBLL_OVERFLOW:
    case BUILT_IN_UMUL_OVERFLOW:
    case BUILT_IN_UMULL_OVERFLOW:
    case BUILT_IN_UMULLL_OVERFLOW:
    case BUILT_IN_PREFETCH:
    case BUILT_IN_TRAP:
    case BUILT_IN_UNREACHABLE:
      return true;
    default:
      return flags_from_decl_or_type (fndecl) & ECF_CONST;
    }
}

/* True if the built-in FNDECL may be called from another function: what a library
   has too is a call like any other, and so is an instruction. */
static bool
builtin_movable_p (tree fndecl)
{
  if (DECL_BUILT_IN_CLASS (fndecl) == BUILT_IN_MD)
    return true;
  if (DECL_BUILT_IN_CLASS (fndecl) != BUILT_IN_NORMAL)
    return false;
  const char *name = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (fndecl));
  return !startswith (name, "__builtin_") || own_builtin_movable_p (fndecl);
}

/* True if FNDECL is a built-in that an inlined function may use without touching the
   frame that it was inlined into. */
static bool
harmless_inlined_p (tree fndecl)
{
  switch (DECL_FUNCTION_CODE (fndecl))
    {
    case BUILT_IN_CONSTANT_P:
    case BUILT_IN_OBJECT_SIZE:
    case BUILT_IN_VA_ARG_PACK:
    case BUILT_IN_VA_ARG_PACK_LEN:
    case BUILT_IN_STACK_SAVE:
    case BUILT_IN_STACK_RESTORE:
      return true;
    default:
      return false;
    }
}

static bool uses_frame_p (tree fndecl, hash_set<tree> *seen);

/* True if a call of FNDECL, with FLAGS, in a function that is always inlined does
   something to the frame that this is inlined into. */
static bool
inlined_call_uses_frame_p (tree fndecl, int flags, hash_set<tree> *seen)
{
  if (flags & (ECF_RETURNS_TWICE | ECF_MAY_BE_ALLOCA))
    return true;
  if (!fndecl)
    return false;
  if (fndecl_built_in_p (fndecl, BUILT_IN_NORMAL))
    return !builtin_movable_p (fndecl) && !harmless_inlined_p (fndecl);
  return uses_frame_p (fndecl, seen);
}

/* walk_tree callback: a call that does so. */
static tree
tree_uses_frame (tree *tp, int *, void *seen)
{
  if (TREE_CODE (*tp) == CALL_EXPR
      && inlined_call_uses_frame_p (get_callee_fndecl (*tp),
				    call_expr_flags (*tp),
				    (hash_set<tree> *) seen))
    return *tp;
  return NULL_TREE;
}

static bool
stmt_uses_frame_p (gimple *stmt, hash_set<tree> *seen)
{
  return is_gimple_call (stmt) && !gimple_call_internal_p (stmt)
	 && inlined_call_uses_frame_p (gimple_call_fndecl (stmt),
				       gimple_call_flags (stmt), seen);
}

/* walk_gimple_seq callback. */
static tree
gimple_uses_frame (gimple_stmt_iterator *gsi, bool *handled, walk_stmt_info *wi)
{
  *handled = false;
  gimple *stmt = gsi_stmt (*gsi);
  return stmt_uses_frame_p (stmt, (hash_set<tree> *) wi->info)
	   ? gimple_call_fn (stmt)
	   : NULL_TREE;
}

/* True if FNDECL becomes a part of its caller, whatever happens, and uses the
   caller's frame as its own.  Its body is there in the form that GCC has just
   brought it to. */
static bool
uses_frame_p (tree fndecl, hash_set<tree> *seen)
{
  if (!lookup_attribute ("always_inline", DECL_ATTRIBUTES (fndecl))
      || seen->add (fndecl))
    return false;
  if (DECL_SAVED_TREE (fndecl))
    return walk_tree_without_duplicates (&DECL_SAVED_TREE (fndecl),
					 tree_uses_frame, seen);
  struct function *fun = DECL_STRUCT_FUNCTION (fndecl);
  if (fun && fun->cfg)
    {
      basic_block bb;
      FOR_EACH_BB_FN (bb, fun)
	for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
	     gsi_next (&gsi))
	  if (stmt_uses_frame_p (gsi_stmt (gsi), seen))
	    return true;
      return false;
    }
  struct walk_stmt_info wi;
  memset (&wi, 0, sizeof wi);
  wi.info = seen;
  return walk_gimple_seq (gimple_body (fndecl), gimple_uses_frame, NULL, &wi);
}

tree
called_function (tree call)
{
  if (TREE_CODE (call) == CALL_EXPR)
    return get_callee_fndecl (call);
  tree fn = TREE_OPERAND (call, 1);
  return fn && TREE_CODE (fn) == ADDR_EXPR
	     && TREE_CODE (TREE_OPERAND (fn, 0)) == FUNCTION_DECL
	   ? TREE_OPERAND (fn, 0)
	   : NULL_TREE;
}

/* The ECF_ flags of CALL; the language's own form has none. */
static int
call_flags (tree call, tree callee)
{
  if (TREE_CODE (call) == CALL_EXPR)
    return call_expr_flags (call);
  return callee ? flags_from_decl_or_type (callee) : 0;
}

const char *
unmovable_call_reason (tree call)
{
  tree callee = called_function (call);
  int flags = call_flags (call, callee);
  hash_set<tree> seen;

  if (!TREE_OPERAND (call, 1))
    return "an argument has a check of the compiler's";
  if (TREE_OPERAND (call, 2) && TREE_CODE (call) == CALL_EXPR)
    return "an argument calls a nested function";
  if (flags & ECF_RETURNS_TWICE)
    return "an argument calls setjmp or a function like it";
  if (flags & ECF_MAY_BE_ALLOCA)
    return "an argument takes memory of the host's stack";
  if (callee && fndecl_built_in_p (callee) && !builtin_movable_p (callee))
    return "an argument asks for what only the host has: its frame, its "
	   "arguments, or what is known of its variables";
  if (callee && uses_frame_p (callee, &seen))
    return "a function that is always inlined uses the host's frame";
  if (flag_exceptions && !(flags & ECF_NOTHROW) && !TREE_NOTHROW (call))
    return "a call in an argument may throw";
  return NULL;
}

/* True if CODE, of the languages' expressions, is in the known set. */
static bool
expression_movable_p (enum tree_code code)
{
  switch (code)
    {
    case ADDR_EXPR:
    case ARRAY_REF:
    case BIT_FIELD_REF:
    case CALL_EXPR:
    case AGGR_INIT_EXPR:
    case CLEANUP_POINT_EXPR:
    case COMPONENT_REF:
    case COMPOUND_EXPR:
    case COMPOUND_LITERAL_EXPR:
    case COND_EXPR:
    case CONSTRUCTOR:
    case EMPTY_CLASS_EXPR:
    case EXPR_STMT:
    case IMAGPART_EXPR:
    case INDIRECT_REF:
    case INIT_EXPR:
    case MEM_REF:
    case MODIFY_EXPR:
    case NON_LVALUE_EXPR:
    case OBJ_TYPE_REF:
    case POSTDECREMENT_EXPR:
    case POSTINCREMENT_EXPR:
    case PREDECREMENT_EXPR:
    case PREINCREMENT_EXPR:
    case REALPART_EXPR:
    case SAVE_EXPR:
    case TARGET_EXPR:
    case TRUTH_ANDIF_EXPR:
    case TRUTH_AND_EXPR:
    case TRUTH_NOT_EXPR:
    case TRUTH_ORIF_EXPR:
    case TRUTH_OR_EXPR:
    case TRUTH_XOR_EXPR:
    case VIEW_CONVERT_EXPR:
    /* What a walk comes by on its way. */
    case CONST_DECL:
    case FIELD_DECL:
    case FUNCTION_DECL:
    case PARM_DECL:
    case TREE_LIST:
    case VAR_DECL:
      return true;
    default:
      return false;
    }
}

/* What CODE, which is not in the known set, is called. */
static const char *
unknown_reason (enum tree_code code)
{
  switch (code)
    {
    case BIND_EXPR:
    case STATEMENT_LIST:
      return "an argument has a statement expression";
    case VA_ARG_EXPR:
      return "an argument takes one of the host's own";
    case LABEL_DECL:
      return "an argument uses a label of the host";
    case RESULT_DECL:
      return "an argument uses what the host returns";
    case THROW_EXPR:
    case TRY_CATCH_EXPR:
      return "an argument may throw";
    case ASM_EXPR:
      return "an argument has an asm";
    default:
      return "an argument has something that is not known to do the same in "
	     "another function";
    }
}

const char *
unmovable_reason (tree expr)
{
  enum tree_code code = TREE_CODE (expr);

  if (code == CALL_EXPR || code == AGGR_INIT_EXPR)
    return unmovable_call_reason (expr);
  if (code == FUNCTION_DECL && DECL_STATIC_CHAIN (expr))
    return "an argument uses a nested function";
  if (code < LAST_AND_UNUSED_TREE_CODE
      && (TREE_CODE_CLASS (code) == tcc_constant
	  || TREE_CODE_CLASS (code) == tcc_unary
	  || TREE_CODE_CLASS (code) == tcc_binary
	  || TREE_CODE_CLASS (code) == tcc_comparison))
    return NULL;
  return expression_movable_p (code) ? NULL : unknown_reason (code);
}
