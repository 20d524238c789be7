/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * hidden-call.h - step 4, first half: the call in a block, hidden from the
 * compiler as an asm whose operands are the arguments.
 *
 *	asm volatile ("<mark> descriptor symbol" : : "nor" (a), "nor" (b));
 *
 * GCC sees no call in the host: a leaf stays a leaf, nothing is spilled.
 * block.cc turns the asm into the call, after register allocation.
 *
 * Where the host has to know of the call, it stays one: what a call may do
 * besides run and return (set the stack back to a setjmp(), unwind through a
 * clean-up of the host) cannot be hidden.
 */
#ifndef MARKERS_HIDDEN_CALL_H
#define MARKERS_HIDDEN_CALL_H

#include "site/report.h"

/* The pass that hides calls, and what the inliner has to be told for it. */
unsigned hidden_call_pass (function *fun);
void hidden_call_start ();

/* Hides the call at GSI, of a marker's probes: DESCRIPTOR is the marker's and TYPE
   that of its probes, which only read if OBSERVER.  Returns the reason if it
   cannot be hidden. */
enum ordinary_reason hidden_call_hide (gimple_stmt_iterator *gsi, tree descriptor,
				       tree type, bool observer);

/* The reason why no such call could be hidden in the function that is being
   compiled, or REASON_NONE. */
enum ordinary_reason hidden_call_refusal (tree type);

/* FNDECL is to have a hidden call: gives it the personality that ends the program
   if an exception leaves the call. */
void hidden_call_set_personality (tree fndecl);

/* True if an exception that leaves a hidden call in FNDECL terminates. */
bool hidden_call_noexcept_p (tree fndecl);

#endif
