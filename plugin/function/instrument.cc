/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * instrument.cc - -fplugin-arg-markers-entry, -exit: which functions, and their
 * markers.
 *
 *	int f (int a, struct s b) { ... }
 *
 * is as if there were
 *
 *	marker ("entry:f") void (int a, const struct s *b);
 *	marker ("exit:f") void (int);
 *	marker ("tail:f") void (void);
 *
 * The first pass leaves placeholders at the start of the function (instrument.h
 * shows one).  They go through inlining and cloning as any statement does, and
 * so does what they say of parameters.
 *
 * To debug: -fdump-tree-all, the dumps marker_entry, marker_entry_site,
 * marker_exit.
 */

#include "gcc-compat.h"
#include "block/hidden-call.h"
#include "function/instrument.h"
#include "marker/marker.h"
#include "marker/added-functions.h"
#include "plugin-options.h"

/* Attributes of a function that has an entry marker: the symbol of its
   descriptor.  The space keeps users away. */
#define HOST_ATTRIBUTE "marker host"

/* The name of a placeholder's first operand begins so. */
static const char *const marks[] = { "", "marker entry ", "marker exit " };

bool
function_marker_p (const_tree marker)
{
  return DECL_ARTIFICIAL (marker);
}

bool
passed_by_value_p (const_tree type)
{
  HOST_WIDE_INT size = int_size_in_bytes (type);
  if (size <= 0 || size > UNITS_PER_WORD)
    return false;
  if (TREE_CODE (type) == REAL_TYPE)
    return TYPE_MODE (type) == SFmode || TYPE_MODE (type) == DFmode;
  return INTEGRAL_TYPE_P (type) || POINTER_TYPE_P (type)
	 || TREE_CODE (type) == OFFSET_TYPE || TREE_CODE (type) == NULLPTR_TYPE;
}

tree
passed_address_type (tree type)
{
  tree object = build_qualified_type (TYPE_MAIN_VARIANT (type), TYPE_QUAL_CONST);
  return build_pointer_type (object);
}

/* FNDECL's own name, as the user wrote it: newly allocated. */
static char *
function_name (tree fndecl)
{
  const char *name = IDENTIFIER_POINTER (DECL_NAME (fndecl));
  if (DECL_CXX_CONSTRUCTOR_P (fndecl) || DECL_CXX_DESTRUCTOR_P (fndecl))
    {
      tree type = TYPE_NAME (TYPE_MAIN_VARIANT (DECL_CONTEXT (fndecl)));
      name = IDENTIFIER_POINTER (TREE_CODE (type) == TYPE_DECL ? DECL_NAME (type)
							       : type);
      return concat (DECL_CXX_DESTRUCTOR_P (fndecl) ? "~" : "", name, NULL);
    }
  /* GCC has names of its own for conversions to a type. */
  if (lang_GNU_CXX () && startswith (name, "__conv_op"))
    name = lang_hooks.decl_printable_name (fndecl, 0);
  return xstrdup (name);
}

/* Gives MARKER parameters with the NAMES of a list, for its descriptor. */
static void
name_parameters (tree marker, tree parameters)
{
  tree *last = &DECL_ARGUMENTS (marker);
  for (tree p = parameters; p; p = TREE_CHAIN (p))
    {
      tree type = TREE_VALUE (p);
      bool by_value = passed_by_value_p (type);
      tree parm = build_decl (DECL_SOURCE_LOCATION (marker), PARM_DECL,
			      TREE_PURPOSE (p), type);
      DECL_ARG_TYPE (parm) = type;
      DECL_CONTEXT (parm) = marker;
      DECL_BY_REFERENCE (parm) = !by_value;
      *last = parm;
      last = &DECL_CHAIN (parm);
    }
}

tree
function_marker_declare (tree fndecl, const char *provider, tree parameters)
{
  auto_vec<tree> types;
  for (tree p = parameters; p; p = TREE_CHAIN (p))
    types.safe_push (passed_by_value_p (TREE_VALUE (p))
		       ? TYPE_MAIN_VARIANT (TREE_VALUE (p))
		       : passed_address_type (TREE_VALUE (p)));
  tree type = build_function_type_array (void_type_node, types.length (),
					 types.address ());
  const char *host = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (fndecl));
  char *symbol
    = concat ("marker_", provider, ".", host + (host[0] == '*'), NULL);
  char *name = function_name (fndecl);
  char *text = concat (provider, ":", name, NULL);

  tree marker = build_decl (DECL_SOURCE_LOCATION (fndecl), FUNCTION_DECL,
			    get_identifier (symbol), type);
  SET_DECL_ASSEMBLER_NAME (marker, get_identifier (symbol));
  DECL_ARTIFICIAL (marker) = 1;
  DECL_IGNORED_P (marker) = 1;
  DECL_EXTERNAL (marker) = 1;
  tree attributes = NULL_TREE;
  if (markers_options.function_observers)
    attributes = tree_cons (get_identifier (MARKER_OBSERVER_ATTRIBUTE), NULL_TREE,
			    attributes);
  /* A function of which several units may have a copy has one marker. */
  TREE_PUBLIC (marker)
    = TREE_PUBLIC (fndecl) && (DECL_COMDAT (fndecl) || DECL_WEAK (fndecl));
  DECL_ATTRIBUTES (marker)
    = tree_cons (get_identifier (MARKER_ATTRIBUTE),
		 tree_cons (NULL_TREE, build_string (strlen (text) + 1, text),
			    NULL_TREE),
		 attributes);
  name_parameters (marker, parameters);
  free (symbol);
  free (name);
  free (text);
  return marker;
}

/* The parameters of FNDECL that its entry marker passes, in the order of the
   declaration.  Not those that the compiler adds, but the object of a
   method. */
static void
collect_parameters (tree fndecl, vec<tree> *parms)
{
  bool object = TREE_CODE (TREE_TYPE (fndecl)) == METHOD_TYPE;
  for (tree parm = DECL_ARGUMENTS (fndecl); parm; parm = DECL_CHAIN (parm))
    {
      if ((!DECL_ARTIFICIAL (parm) || object)
	  && int_size_in_bytes (TREE_TYPE (parm)) > 0)
	parms->safe_push (parm);
      object = false;
    }
}

/* The type of what PARM stands for. */
static tree
object_type (tree parm)
{
  tree type = TREE_TYPE (parm);
  return DECL_BY_REFERENCE (parm) ? TREE_TYPE (type) : type;
}

static void
add_operand (vec<tree, va_gc> **list, const char *name, const char *constraint,
	     tree value)
{
  tree named = name ? build_string (strlen (name) + 1, name) : NULL_TREE;
  tree text = build_string (strlen (constraint) + 1, constraint);
  vec_safe_push (*list, build_tree_list (build_tree_list (named, text), value));
}

/* The operands for MARKER: its descriptor, and what a site calls that cannot
   hide its call. */
static void
add_marker (vec<tree, va_gc> **list, const char *name, tree marker)
{
  add_operand (list, name, "i", build_fold_addr_expr (marker_descriptor (marker)));
  tree fire = null_pointer_node;
  if (hidden_call_refusal (probe_type (marker)))
    fire = build_fold_addr_expr (marker_fire (marker));
  add_operand (list, NULL, "i", fire);
}

/* A placeholder with the operands LIST for the function FNDECL. */
static gasm *
build_placeholder (tree fndecl, vec<tree, va_gc> *list)
{
  vec<tree, va_gc> *clobbers = NULL;
  if (!markers_options.function_observers)
    vec_safe_push (clobbers,
		   build_tree_list (NULL_TREE,
				    build_string (sizeof "memory", "memory")));
  gasm *placeholder = gimple_build_asm_vec ("", list, NULL, clobbers, NULL);
  gimple_asm_set_volatile (placeholder, true);
  gimple_asm_set_inline (placeholder, true);
  gimple_set_location (placeholder, DECL_SOURCE_LOCATION (fndecl));
  gimple_set_block (placeholder, DECL_INITIAL (fndecl));
  return placeholder;
}

/* The name of the first operand, for KIND of placeholder in FNDECL. */
static char *
operand_name (enum placeholder_kind kind, tree fndecl)
{
  return concat (marks[kind], lang_hooks.decl_printable_name (fndecl, 1), NULL);
}

static gasm *
entry_placeholder (tree fndecl)
{
  auto_vec<tree> parms;
  collect_parameters (fndecl, &parms);
  tree parameters = NULL_TREE;
  for (unsigned i = parms.length (); i-- > 0;)
    parameters = tree_cons (DECL_NAME (parms[i]), object_type (parms[i]),
			    parameters);
  tree marker = function_marker_declare (fndecl, "entry", parameters);

  vec<tree, va_gc> *list = NULL;
  char *name = operand_name (PLACEHOLDER_ENTRY, fndecl);
  add_marker (&list, name, marker);
  free (name);
  for (unsigned i = 0; i < parms.length (); i++)
    add_operand (&list, NULL, "g", parms[i]);
  return build_placeholder (fndecl, list);
}

/* True if FNDECL, whose body is BODY, may end in a tail call that returns a value:
   such a call is a jump, and the value is not known before it. */
static bool
may_tail_call_p (gimple_seq body)
{
  if (!optimize || !flag_optimize_sibling_calls)
    return false;
  for (gimple_stmt_iterator gsi = gsi_start (body); !gsi_end_p (gsi);
       gsi_next (&gsi))
    if (is_gimple_call (gsi_stmt (gsi)))
      return true;
  return false;
}

static gasm *
exit_placeholder (tree fndecl, gimple_seq body)
{
  tree type = TREE_TYPE (TREE_TYPE (fndecl));
  tree result = DECL_RESULT (fndecl);
  bool empty = VOID_TYPE_P (type) || int_size_in_bytes (type) <= 0
	       || !result || VOID_TYPE_P (TREE_TYPE (result));
  tree parameters = empty ? NULL_TREE : build_tree_list (NULL_TREE, type);
  tree marker = function_marker_declare (fndecl, "exit", parameters);

  vec<tree, va_gc> *list = NULL;
  char *name = operand_name (PLACEHOLDER_EXIT, fndecl);
  add_marker (&list, name, marker);
  free (name);
  if (empty)
    add_marker (&list, NULL, marker);
  else if (may_tail_call_p (body))
    add_marker (&list, NULL, function_marker_declare (fndecl, "tail", NULL_TREE));
  return build_placeholder (fndecl, list);
}

enum placeholder_kind
placeholder_kind_of (const gimple *stmt)
{
  const gasm *placeholder = dyn_cast<const gasm *> (stmt);
  if (!placeholder || *gimple_asm_string (placeholder)
      || gimple_asm_ninputs (placeholder) < PLACEHOLDER_OPERANDS)
    return PLACEHOLDER_NONE;
  tree name = TREE_PURPOSE (TREE_PURPOSE (gimple_asm_input_op (placeholder, 0)));
  for (int kind = PLACEHOLDER_ENTRY; name && kind <= PLACEHOLDER_EXIT; kind++)
    if (startswith (TREE_STRING_POINTER (name), marks[kind]))
      return (enum placeholder_kind) kind;
  return PLACEHOLDER_NONE;
}

struct instrument_marker
placeholder_marker (const gasm *placeholder, unsigned first)
{
  struct instrument_marker marker
    = { NULL_TREE, NULL_TREE, gimple_asm_nclobbers (placeholder) == 0 };
  if (first + PLACEHOLDER_OPERANDS > gimple_asm_ninputs (placeholder))
    return marker;
  marker.descriptor
    = TREE_OPERAND (TREE_VALUE (gimple_asm_input_op (placeholder, first)), 0);
  tree fire = TREE_VALUE (gimple_asm_input_op (placeholder, first + 1));
  marker.fire = integer_zerop (fire) ? NULL_TREE : fire;
  return marker;
}

const char *
placeholder_function (const gasm *placeholder)
{
  tree name = TREE_PURPOSE (TREE_PURPOSE (gimple_asm_input_op (placeholder, 0)));
  return TREE_STRING_POINTER (name) + strlen (marks[placeholder_kind_of (placeholder)]);
}

/* What names the descriptor of PLACEHOLDER. */
static const char *
placeholder_symbol (const gasm *placeholder)
{
  tree descriptor = placeholder_marker (placeholder, 0).descriptor;
  return IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (descriptor));
}

bool
placeholder_at_home_p (const gasm *placeholder)
{
  const char *symbol = placeholder_symbol (placeholder);
  for (tree attr = DECL_ATTRIBUTES (current_function_decl);
       (attr = lookup_attribute (HOST_ATTRIBUTE, attr)); attr = TREE_CHAIN (attr))
    if (!strcmp (TREE_STRING_POINTER (TREE_VALUE (TREE_VALUE (attr))), symbol))
      return true;
  return false;
}

/* Puts PLACEHOLDER at the start of FNDECL's BODY. */
static void
place (tree fndecl, gimple_seq *body, gasm *placeholder)
{
  gimple_stmt_iterator gsi = gsi_start (*body);
  gsi_insert_before (&gsi, placeholder, GSI_NEW_STMT);
  const char *symbol = placeholder_symbol (placeholder);
  tree value = build_tree_list (NULL_TREE,
				build_string (strlen (symbol) + 1, symbol));
  DECL_ATTRIBUTES (fndecl) = tree_cons (get_identifier (HOST_ATTRIBUTE), value,
					DECL_ATTRIBUTES (fndecl));
}

/* True if some function of this unit is chosen at run time by FNDECL: that runs
   before the program is relocated. */
static bool
resolver_p (tree fndecl)
{
  static int any = -1; /* not known yet */
  cgraph_node *node;
  const char *symbol = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (fndecl));
  symbol += symbol[0] == '*';
  if (any < 0)
    {
      any = 0;
      FOR_EACH_FUNCTION (node)
	any |= lookup_attribute ("ifunc", DECL_ATTRIBUTES (node->decl)) != NULL;
    }
  if (!any)
    return false;
  FOR_EACH_FUNCTION (node)
    if (tree attr = lookup_attribute ("ifunc", DECL_ATTRIBUTES (node->decl)))
      if (!strcmp (TREE_STRING_POINTER (TREE_VALUE (TREE_VALUE (attr))), symbol))
	return true;
  return false;
}

/* True if the compiler has made FNDECL, and not the user. */
static bool
made_by_compiler_p (tree fndecl)
{
  /* In C++ a lambda's function counts as made by the compiler. */
  return DECL_ARTIFICIAL (fndecl)
	 && !(lang_GNU_CXX () && id_equal (DECL_NAME (fndecl), "operator()"));
}

/* True if FNDECL may have markers at its entry and exits. */
static bool
instrumentable_p (tree fndecl)
{
  static const char *const attributes[]
    = { "no_instrument_function", "naked", "always_inline", "omp declare simd",
	"interrupt" };
  if (!DECL_NAME (fndecl) || made_by_compiler_p (fndecl) || DECL_EXTERNAL (fndecl)
      || marker_decl_p (fndecl))
    return false;
  for (size_t i = 0; i < ARRAY_SIZE (attributes); i++)
    if (lookup_attribute (attributes[i], DECL_ATTRIBUTES (fndecl))
	|| lookup_attribute (attributes[i], TYPE_ATTRIBUTES (TREE_TYPE (fndecl))))
      return false;
  return true;
}

bool
choice_gate (function *)
{
  return !markers_options.entry.is_empty () || !markers_options.exit.is_empty ();
}

unsigned
choice_pass (function *fun)
{
  tree fndecl = fun->decl;
  bool entry = selection_has_p (&markers_options.entry, fndecl);
  bool exit = selection_has_p (&markers_options.exit, fndecl)
	      && !TREE_THIS_VOLATILE (fndecl);
  if (!(entry || exit) || !instrumentable_p (fndecl) || resolver_p (fndecl))
    return 0;

  gimple_seq body = gimple_body (fndecl);
  gasm *at_exit = exit ? exit_placeholder (fndecl, body) : NULL;
  if (entry)
    place (fndecl, &body, entry_placeholder (fndecl));
  if (exit)
    place (fndecl, &body, at_exit);
  gimple_set_body (fndecl, body);
  hidden_call_forbid_exceptions (fndecl);
  return 0;
}
