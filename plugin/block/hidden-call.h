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

/* The pass that hides calls, and what the inliner has to be told for it. */
unsigned hidden_call_pass (function *fun);
void hidden_call_start ();

/* True if STMT is a hidden call. */
bool hidden_call_stmt_p (const gimple *stmt);

/* Hides the call at GSI, of a marker's probes: DESCRIPTOR is the marker's and TYPE
   that of its probes, which only read if OBSERVER.  Returns null, or the reason if
   it cannot be hidden. */
const char *hidden_call_hide (gimple_stmt_iterator *gsi, tree descriptor, tree type,
			      bool observer);

/* The reason why no such call could be hidden in the function that is being
   compiled, or null. */
const char *hidden_call_refusal (tree type);

/* FNDECL is to have a hidden call: an exception that leaves it terminates. */
void hidden_call_forbid_exceptions (tree fndecl);

/* If BODY, an insn's pattern, is a hidden call, its asm operands; else null. */
rtx hidden_call_asm (rtx body);

/* Reads HIDDEN, of hidden_call_asm(), into CALL. */
void hidden_call_read (rtx hidden, struct hidden_call *call);

#endif
