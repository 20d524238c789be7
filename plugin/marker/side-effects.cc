/* SPDX-License-Identifier: GPL-3.0-or-later */
/* side-effects.cc - the warning for arguments that do something. */

#include "gcc-compat.h"
#include "marker/side-effects.h"
#include "plugin-options.h"
#include "markers-abi.h"

/* True if what EXPR changes existed before the argument was evaluated: not a
   temporary or a variable of a statement expression in it. */
static bool
outlives_argument_p (tree expr, hash_set<tree> *own)
{
  tree base = get_base_address (expr);
  if (!base)
    return true;
  if (TREE_CODE (base) == TARGET_EXPR || TREE_CODE (base) == COMPOUND_LITERAL_EXPR)
    return false;
  /* What the compiler has made for the argument: an array behind an
     initializer_list, a pointer into it. */
  if ((TREE_CODE (base) == INDIRECT_REF || TREE_CODE (base) == MEM_REF)
      && VAR_P (TREE_OPERAND (base, 0)))
    return !DECL_ARTIFICIAL (TREE_OPERAND (base, 0));
  if (VAR_P (base) && DECL_ARTIFICIAL (base))
    return false;
  return !DECL_P (base) || !own->contains (base);
}

/* True if CALL is a built-in that changes an object atomically: what an
   assignment to an _Atomic object is.  Other calls are the user's own. */
static bool
writes_atomically_p (tree call)
{
  tree callee = get_callee_fndecl (call);
  if (!callee || !fndecl_built_in_p (callee, BUILT_IN_NORMAL))
    return false;
  const char *name = IDENTIFIER_POINTER (DECL_NAME (callee));
  if (startswith (name, "__sync_"))
    return !startswith (name, "__sync_synchronize");
  static const char *const writing[]
    = { "store", "exchange", "compare_exchange", "fetch_", "add_fetch",
	"sub_fetch", "and_fetch", "or_fetch", "xor_fetch", "nand_fetch",
	"test_and_set", "clear" };
  if (!startswith (name, "__atomic_"))
    return false;
  for (size_t i = 0; i < ARRAY_SIZE (writing); i++)
    if (startswith (name + strlen ("__atomic_"), writing[i]))
      return true;
  return false;
}

/* walk_tree callback: finds an effect.  DATA are the variables that the
   argument brings itself. */
static tree
find_effect (tree *tp, int *walk_subtrees, void *data)
{
  hash_set<tree> *own = (hash_set<tree> *) data;
  tree expr = *tp;

  if (TYPE_P (expr))
    {
      *walk_subtrees = 0;
      return NULL_TREE;
    }
  switch (TREE_CODE (expr))
    {
    case BIND_EXPR:
      for (tree var = BIND_EXPR_VARS (expr); var; var = DECL_CHAIN (var))
	own->add (var);
      return NULL_TREE;
    case TARGET_EXPR:
      own->add (TREE_OPERAND (expr, 0));
      return NULL_TREE;
    case MODIFY_EXPR:
    case INIT_EXPR:
      /* Where an object's life begins or ends. */
      if (TREE_CLOBBER_P (TREE_OPERAND (expr, 1)))
	return NULL_TREE;
      /* FALLTHRU */
    case PREINCREMENT_EXPR:
    case PREDECREMENT_EXPR:
    case POSTINCREMENT_EXPR:
    case POSTDECREMENT_EXPR:
      if (outlives_argument_p (TREE_OPERAND (expr, 0), own))
	return expr;
      return NULL_TREE;
    case VA_ARG_EXPR:
      return expr;
    case ASM_EXPR:
      return ASM_VOLATILE_P (expr) ? expr : NULL_TREE;
    case CALL_EXPR:
      return writes_atomically_p (expr) ? expr : NULL_TREE;
    case ADDR_EXPR:
      /* The address of a volatile object is no read of it. */
      if (TREE_THIS_VOLATILE (TREE_OPERAND (expr, 0)))
	*walk_subtrees = 0;
      return NULL_TREE;
    case VAR_DECL:
    case PARM_DECL:
      *walk_subtrees = 0;
      return TREE_THIS_VOLATILE (expr) && !own->contains (expr) ? expr
								: NULL_TREE;
    case INDIRECT_REF:
    case MEM_REF:
    case COMPONENT_REF:
    case ARRAY_REF:
      return TREE_THIS_VOLATILE (expr) ? expr : NULL_TREE;
    default:
      return NULL_TREE;
    }
}

void
side_effects_check (tree call, tree marker)
{
  if (!markers_options.warn_side_effects)
    return;
  for (int i = 0; i < call_expr_nargs (call); i++)
    {
      hash_set<tree> own;
      tree *arg = &CALL_EXPR_ARG (call, i);
      tree effect = walk_tree_without_duplicates (arg, find_effect, &own);
      if (!effect)
	continue;
      location_t loc = EXPR_LOCATION (effect);
      if (loc == UNKNOWN_LOCATION)
	loc = EXPR_LOC_OR_LOC (*arg, EXPR_LOCATION (call));
      loc = expansion_point_location_if_in_system_header (loc);
      const char *but = markers_options.site_kind == MARKER_SITE_CALL
			  ? ", but not one of the kind `call'"
			  : "";
      warning_at (loc, 0,
		  "argument %d of marker %qD has a side effect, which a "
		  "disabled site skips%s; move it out of the call "
		  "(%<-fplugin-arg-markers-no-warn-side-effects%> turns this "
		  "warning off)",
		  i + 1, marker, but);
    }
}
