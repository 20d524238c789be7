/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * instrument.h - markers at the entry and the exits of functions.
 *
 *   instrument.cc	  chooses functions, makes their markers, and leaves a
 *			  placeholder at the start of each
 *   entry.cc	  removes placeholders where functions were inlined, and
 *			  knows how one becomes a site
 *   exit.cc	  when GIMPLE has been optimised, makes the placeholders that
 *			  are left sites, and puts sites at the exits
 */
#ifndef MARKERS_INSTRUMENT_H
#define MARKERS_INSTRUMENT_H

/* Passes: the placeholders; those that inlining has copied go; sites at entries;
   sites at exits. */
bool choice_gate (function *);
unsigned choice_pass (function *fun);
bool inlined_gate (function *);
unsigned inlined_pass (function *fun);
bool entry_gate (function *);
unsigned entry_pass (function *fun);
bool exit_gate (function *);
unsigned exit_pass (function *fun);

/* What a marker of a function needs for its sites. */
struct instrument_marker
{
  tree descriptor; /* a variable; null: no such marker */
  tree fire;	   /* marker_fire(), if its sites need it; or null */
  bool observer;   /* its probes only read */
};

/*
 * A placeholder, an empty asm without cost for GCC's eyes:
 *
 *	asm volatile ("" : : [name] "i" (&descriptor), "i" (fire), ...,
 *			     "g" (<parameter>), ... : "memory");
 *
 * That the operands are used keeps the parameters as they are; the clobber
 * keeps callers from thinking that they know what a call does to memory.  One whose
 * probes only read has none.
 */
enum placeholder_kind
{
  PLACEHOLDER_NONE,
  PLACEHOLDER_ENTRY, /* operands: of the marker, then the parameters */
  PLACEHOLDER_EXIT   /* operands: of the marker, of that for tail calls */
};

/* What STMT is. */
enum placeholder_kind placeholder_kind_of (const gimple *stmt);

/* The marker that the operands from FIRST on of PLACEHOLDER tell of, and the
   function that it was made in. */
struct instrument_marker placeholder_marker (const gasm *placeholder,
					     unsigned first);
const char *placeholder_function (const gasm *placeholder);

/* True if PLACEHOLDER stands in the function that it was made for, or in a clone
   of that, and not where that function was inlined. */
bool placeholder_at_home_p (const gasm *placeholder);

/* The placeholders of FUN; of FOUND, the one of KIND that the function passes first
   and that was made for it, or null: a function that was inlined in itself has
   more. */
void find_placeholders (function *fun, vec<gasm *> *found);
gasm *own_placeholder (const vec<gasm *> &found, enum placeholder_kind kind);

/* Puts a site at the entry that PLACEHOLDER, which goes, is of. */
void instrument_entry (gasm *placeholder);

/* Removes the placeholder STMT. */
void remove_placeholder (gimple *stmt);

/* True if there can be placeholders. */
bool instrumented_p ();

/* Operands that each marker takes. */
#define PLACEHOLDER_OPERANDS 2

/* True if the value of TYPE is an argument of a marker as it is: what is not is
   passed as the address of an object. */
bool passed_by_value_p (const_tree type);

/* A pointer, for the address of an object of TYPE. */
tree passed_address_type (tree type);

/* Puts a site of MARKER, with ARGUMENTS, at LOC in FUNCTION, before the
   statement at GSI, or at the end of a block without statements. */
void instrument_insert_site (gimple_stmt_iterator *gsi,
			     const struct instrument_marker *marker,
			     const vec<tree> &arguments, location_t loc,
			     const char *function);

/* Declares MARKER, "entry:" or "exit:" and so on, of FNDECL, with PARAMETERS: a list
   of types (TREE_VALUE), names (TREE_PURPOSE). */
tree function_marker_declare (tree fndecl, const char *provider, tree parameters);

/* True if MARKER was made so. */
bool function_marker_p (const_tree marker);

#endif
