/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * target-block.h - step 4 on one processor: which arguments can travel in a
 * hidden call, and the instructions that it becomes.
 */
#ifndef MARKERS_TARGET_BLOCK_H
#define MARKERS_TARGET_BLOCK_H

enum target_argument
{
  TARGET_ARGUMENT_INTEGER, /* in one general register */
  TARGET_ARGUMENT_FLOAT,   /* in one vector register */
  TARGET_ARGUMENT_OTHER
};

/* How many arguments of a kind go in registers (System V ABI, AMD64
   supplement, 3.2.3). */
#define TARGET_INTEGER_ARGUMENTS 6
#define TARGET_FLOAT_ARGUMENTS 8

/* Anywhere: number, memory whose address has a following word, register. */
#define TARGET_INTEGER_CONSTRAINT "nor"
#define TARGET_FLOAT_CONSTRAINT "ox"

/* How a value of TYPE travels. */
enum target_argument target_argument_class (tree type);

/* What a changed stack pointer means for unwinding, after an insn. */
enum block_stack
{
  BLOCK_STACK_OFFSET,  /* it is `offset' bytes below where it was */
  BLOCK_STACK_ALIGNED, /* where it was, less `offset', is stored 8 bytes above */
  BLOCK_STACK_BEFORE   /* as it was before the block */
};

struct block_step
{
  rtx_insn *insn;
  enum block_stack stack;
  HOST_WIDE_INT offset;
};

/* Emits, into the open sequence, what the hidden call HIDDEN becomes: it saves
   the registers of LIVE that a call may change, moves the arguments, calls the
   probe, restores.  Adds to STEPS each insn that moves the stack pointer. */
void target_block_expand (rtx hidden, const HARD_REG_SET &live,
			  vec<block_step> *steps);

#endif
