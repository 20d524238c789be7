/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hidden-asm.h - the asm that hides a call, and how it is read. */
#ifndef MARKERS_HIDDEN_ASM_H
#define MARKERS_HIDDEN_ASM_H

/* The asm's text begins so. */
extern const char hidden_call_mark[];

/* Follows if an exception that leaves the call terminates. */
#define HIDDEN_NOEXCEPT "!"

/* True if STMT is a hidden call. */
bool hidden_call_stmt_p (const gimple *stmt);

/* If BODY, an insn's pattern, is a hidden call, its asm operands; else null. */
rtx hidden_call_asm (rtx body);

/* Reads HIDDEN, of hidden_call_asm(), into CALL. */
void hidden_call_read (rtx hidden, struct hidden_call *call);

#endif
