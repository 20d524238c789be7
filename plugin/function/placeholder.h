/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * placeholder.h - what stands in a function for its markers until they are sites:
 * an empty asm without cost for GCC's eyes.
 *
 *	asm volatile ("" : : [name] "i" (&descriptor), "i" (fire), ...,
 *			     "g" (<parameter>), ... : "memory");
 *
 * That the operands are used keeps the parameters as they are; the clobber
 * keeps callers from thinking that they know what a call does to memory.  One whose
 * probes only read has none, but a barrier (block/barrier.h) behind it; so has one
 * whose probes may end their thread, for the callers' clean-ups.
 *
 * Placeholders go through inlining and cloning as any statement does, and so does
 * what they say of parameters.
 */
#ifndef MARKERS_PLACEHOLDER_H
#define MARKERS_PLACEHOLDER_H

#include "function/function-marker.h"

enum placeholder_kind
{
  PLACEHOLDER_NONE,
  PLACEHOLDER_ENTRY, /* operands: of the marker, then the parameters */
  PLACEHOLDER_EXIT   /* operands: of the marker, of that for tail calls */
};

/* Operands that each marker takes. */
#define PLACEHOLDER_OPERANDS 2

/* True if there can be placeholders; as a gate. */
bool placeholders_possible_p ();
bool placeholder_gate (function *);

/* New ones for the function FNDECL, whose body is BODY. */
gasm *placeholder_for_entry (tree fndecl);
gasm *placeholder_for_exit (tree fndecl, gimple_seq body);

/* Puts PLACEHOLDER at the start of FNDECL's BODY. */
void placeholder_place (tree fndecl, gimple_seq *body, gasm *placeholder);

/* What STMT is. */
enum placeholder_kind placeholder_kind_of (const gimple *stmt);

/* The marker that the operands from FIRST on of PLACEHOLDER tell of, and the
   function that it was made in. */
struct function_marker placeholder_marker (const gasm *placeholder,
					   unsigned first);
const char *placeholder_function (const gasm *placeholder);

/* The placeholders of FUN; of FOUND, the one of KIND that the function passes first
   and that was made for it, or null: a function that was inlined in itself has
   more. */
void placeholders_find (function *fun, vec<gasm *> *found);
gasm *placeholder_own (const vec<gasm *> &found, enum placeholder_kind kind);

/* Removes of FOUND all but the function's own, *ENTRY and *EXIT, or null. */
void placeholders_keep_own (const vec<gasm *> &found, gasm **entry, gasm **exit);

/* The barrier behind the placeholder STMT, or null. */
gimple *placeholder_barrier (gimple *stmt);

/* Removes the placeholder STMT, and that barrier. */
void placeholder_remove (gimple *stmt);

/* The pass after early inlining: where a function was inlined, nobody enters it any
   more, and its placeholders go. */
unsigned inlined_pass (function *fun);

#endif
