/* SPDX-License-Identifier: GPL-3.0-or-later */
/* argument.cc - where the arguments of a hidden call go. */

#include "gcc-compat.h"
#include "target-block.h"

/* Adds to PIECES what REG takes of argument ARGUMENT, SIZE bytes long, at
   OFFSET.  False if that cannot be moved as a whole. */
static bool
add_piece (rtx reg, unsigned argument, HOST_WIDE_INT size, HOST_WIDE_INT offset,
	   vec<argument_piece> *pieces)
{
  machine_mode mode = GET_MODE (reg);
  unsigned regno = REGNO (reg);
  if (GENERAL_REGNO_P (regno) && mode == TImode)
    return add_piece (gen_rtx_REG (DImode, regno), argument, size, offset, pieces)
	   && add_piece (gen_rtx_REG (DImode, regno + 1), argument, size,
			 offset + 8, pieces);
  if (GENERAL_REGNO_P (regno)
      ? GET_MODE_CLASS (mode) != MODE_INT
      : !SSE_REGNO_P (regno) || (mode != SFmode && mode != DFmode))
    return false;
  /* The last part of an odd structure: a load would read past its end. */
  if (offset + (HOST_WIDE_INT) GET_MODE_SIZE (mode) > size)
    return false;
  argument_piece piece = { argument, offset, mode, regno };
  pieces->safe_push (piece);
  return true;
}

/* Adds to PIECES a scalar argument of TYPE that goes on the stack. */
static bool
add_stack_word (unsigned argument, tree type, unsigned *slots,
		vec<argument_piece> *pieces)
{
  /* Words that are in memory go by a vector register. */
  if (!TARGET_SSE2 || !is_gimple_reg_type (type) || VECTOR_TYPE_P (type)
      || (GET_MODE_CLASS (TYPE_MODE (type)) != MODE_INT
	  && TYPE_MODE (type) != SFmode && TYPE_MODE (type) != DFmode)
      || int_size_in_bytes (type) > UNITS_PER_WORD)
    return false;
  argument_piece piece
    = { argument, 0, TYPE_MODE (type), TARGET_STACK_SLOT + (*slots)++ };
  pieces->safe_push (piece);
  return true;
}

/* Adds to PIECES where argument ARGUMENT of TYPE goes, WHERE by GCC's account.
   SLOTS counts the stack words that are taken. */
static bool
add_argument (rtx where, unsigned argument, tree type, unsigned *slots,
	      vec<argument_piece> *pieces)
{
  HOST_WIDE_INT size = int_size_in_bytes (type);
  if (size <= 0)
    return false;
  if (!where)
    return add_stack_word (argument, type, slots, pieces);
  if (REG_P (where))
    return add_piece (where, argument, size, 0, pieces);
  if (GET_CODE (where) != PARALLEL)
    return false;
  for (int i = 0; i < XVECLEN (where, 0); i++)
    {
      rtx part = XVECEXP (where, 0, i);
      if (!XEXP (part, 0)
	  || !add_piece (XEXP (part, 0), argument, size, INTVAL (XEXP (part, 1)),
			 pieces))
	return false;
    }
  return true;
}

bool
target_argument_pieces (tree type, vec<argument_piece> *pieces)
{
  CUMULATIVE_ARGS args;
  INIT_CUMULATIVE_ARGS (args, type, NULL_RTX, NULL_TREE, -1);
  cumulative_args_t packed = pack_cumulative_args (&args);
  unsigned argument = 0, slots = 0;
  for (tree t = TYPE_ARG_TYPES (type); t && t != void_list_node;
       t = TREE_CHAIN (t), argument++)
    {
      function_arg_info info (TREE_VALUE (t), true);
      if (!add_argument (targetm.calls.function_arg (packed, info), argument,
			 TREE_VALUE (t), &slots, pieces))
	return false;
      targetm.calls.function_arg_advance (packed, info);
    }
  return true;
}

const char *
target_piece_constraint (const argument_piece *piece)
{
  /* A number, memory whose address may be moved, a register. */
  return FLOAT_MODE_P (piece->mode) ? "ox" : "nor";
}

unsigned
target_callee_register ()
{
  return AX_REG;
}

HARD_REG_SET
target_dead_at_sites ()
{
  HARD_REG_SET dead;
  CLEAR_HARD_REG_SET (dead);
  SET_HARD_REG_BIT (dead, FLAGS_REG);
  return dead;
}
