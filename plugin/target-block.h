/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * target-block.h - step 4 on one processor: which arguments can travel in a
 * hidden call, and the instructions that it becomes.
 */
#ifndef MARKERS_TARGET_BLOCK_H
#define MARKERS_TARGET_BLOCK_H

/* What one register takes of an argument. */
struct argument_piece
{
  unsigned argument; /* which one, from 0 */
  HOST_WIDE_INT offset; /* where in the argument, in bytes */
  machine_mode mode;
  unsigned regno; /* TARGET_STACK_SLOT + n: the nth word on the stack */
};

/* Above all register numbers. */
#define TARGET_STACK_SLOT 1000

/* True if the registers are such that a call can be hidden: those that a call may
   change are known, and the compiler's to use. */
bool target_registers_usual_p ();

/* Finds in which registers and stack words the arguments of a call of TYPE go;
   false if one does not go so. */
bool target_argument_pieces (tree type, vec<argument_piece> *pieces);

/* The constraint of an asm operand for PIECE: it may be anywhere. */
const char *target_piece_constraint (const argument_piece *piece);

/* The register for the address of a function that a hidden call calls itself. */
unsigned target_callee_register ();

/* Registers that hold nothing behind any site, since an asm changes them. */
HARD_REG_SET target_dead_at_sites ();

/* What a changed stack pointer means for unwinding, after an insn. */
enum block_stack
{
  BLOCK_STACK_OFFSET,  /* it is `offset' bytes below where it was */
  BLOCK_STACK_ALIGNED, /* where it was, less `offset', is stored `above' it */
  BLOCK_STACK_BEFORE   /* as it was before the block */
};

struct block_step
{
  rtx_insn *insn;
  enum block_stack stack;
  HOST_WIDE_INT offset;
  HOST_WIDE_INT above;
};

/* A hidden call, read from its asm. */
struct hidden_call
{
  const char *descriptor; /* symbol; null: the callee is an operand */
  bool noexcept_p; /* an exception that leaves it terminates */
  auto_vec<rtx> operands;
  auto_vec<machine_mode> modes;
  auto_vec<unsigned> registers; /* where the operands have to go */
};

/* Emits, into the open sequence, what the hidden call CALL becomes: it saves the
   registers of LIVE that a call may change, moves the arguments, calls,
   restores.  Adds to STEPS each insn that moves the stack pointer. */
void target_block_expand (const struct hidden_call *call,
			  const HARD_REG_SET &live, vec<block_step> *steps);

#endif
