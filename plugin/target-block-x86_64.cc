/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * target-block-x86_64.cc - the instructions of a hidden call.
 *
 * For a leaf host that has rax and xmm1 live after the site, m (edi, 5):
 *
 *	leaq	-128(%rsp), %rsp	over the red zone
 *	pushq	%rax
 *	leaq	-16(%rsp), %rsp
 *	movups	%xmm1, (%rsp)
 *	movl	%edi, %esi		arguments; the first place is for the data
 *	movl	$5, %edx
 *	movq	marker_descriptor.m+PROBES(%rip), %rax
 *	testq	%rax, %rax
 *	je	1f
 *	pushq	%rsp			where the stack was, twice: after the next
 *	pushq	(%rsp)			step it is at 8(%rsp) in any case
 *	andq	$-16, %rsp
 *	movq	8(%rax), %rdi
 *	movq	(%rax), %rax
 *	call	*%rax
 *	movq	8(%rsp), %rsp
 *   1:	movups	(%rsp), %xmm1
 *	leaq	16(%rsp), %rsp
 *	popq	%rax
 *	leaq	128(%rsp), %rsp
 *
 * The flags are free: on x86 an asm always clobbers them.
 */

#include "gcc-compat.h"
#include "hidden-call.h"
#include "target-block.h"
#include "markers-abi.h"

#define RED_ZONE 128

/* Where fnsave puts the x87 state: Intel SDM vol. 1, 8.1.10. */
#define X87_STATE 108

static const int integer_places[TARGET_INTEGER_ARGUMENTS]
  = { DI_REG, SI_REG, DX_REG, CX_REG, R8_REG, R9_REG };

static const int float_places[TARGET_FLOAT_ARGUMENTS]
  = { XMM0_REG, XMM1_REG, XMM2_REG, XMM3_REG,
      XMM4_REG, XMM5_REG, XMM6_REG, XMM7_REG };

enum target_argument
target_argument_class (tree type)
{
  if (TREE_ADDRESSABLE (type))
    return TARGET_ARGUMENT_INTEGER; /* by address */
  switch (TREE_CODE (type))
    {
    case BOOLEAN_TYPE:
    case INTEGER_TYPE:
    case ENUMERAL_TYPE:
    case POINTER_TYPE:
    case REFERENCE_TYPE:
    case NULLPTR_TYPE:
    case OFFSET_TYPE:
      return int_size_in_bytes (type) <= 8 ? TARGET_ARGUMENT_INTEGER
					   : TARGET_ARGUMENT_OTHER;
    case REAL_TYPE:
      if (TARGET_SSE2 && (TYPE_MODE (type) == SFmode || TYPE_MODE (type) == DFmode))
	return TARGET_ARGUMENT_FLOAT;
      return TARGET_ARGUMENT_OTHER;
    default:
      return TARGET_ARGUMENT_OTHER;
    }
}

/* The state of one expansion. */
struct expansion
{
  vec<block_step> *steps;
  HOST_WIDE_INT depth; /* bytes that the stack pointer is below its old place */
};

/* Emits PATTERN as an insn that must exist. */
static rtx_insn *
emit_known (rtx pattern)
{
  rtx_insn *insn = emit_insn (pattern);
  gcc_assert (recog_memoized (insn) >= 0);
  return insn;
}

static void
note_stack (struct expansion *e, rtx_insn *insn, enum block_stack stack)
{
  block_step step = { insn, stack, e->depth };
  e->steps->safe_push (step);
}

/* Lowers the stack pointer by BYTES, or raises it, with the flags kept. */
static void
move_stack (struct expansion *e, HOST_WIDE_INT bytes)
{
  rtx_insn *insn = emit_known (
    gen_rtx_SET (stack_pointer_rtx,
		 plus_constant (Pmode, stack_pointer_rtx, -bytes)));
  e->depth += bytes;
  note_stack (e, insn, e->depth ? BLOCK_STACK_OFFSET : BLOCK_STACK_BEFORE);
}

static void
push (struct expansion *e, rtx source)
{
  rtx place = gen_rtx_MEM (DImode, gen_rtx_PRE_DEC (Pmode, stack_pointer_rtx));
  rtx_insn *insn = emit_known (gen_rtx_SET (place, source));
  e->depth += 8;
  note_stack (e, insn, BLOCK_STACK_OFFSET);
}

static void
pop (struct expansion *e, unsigned regno)
{
  rtx place = gen_rtx_MEM (DImode, gen_rtx_POST_INC (Pmode, stack_pointer_rtx));
  rtx_insn *insn
    = emit_known (gen_rtx_SET (gen_rtx_REG (DImode, regno), place));
  e->depth -= 8;
  note_stack (e, insn, e->depth ? BLOCK_STACK_OFFSET : BLOCK_STACK_BEFORE);
}

/* Memory of MODE at OFFSET from the stack pointer. */
static rtx
stack_memory (machine_mode mode, HOST_WIDE_INT offset)
{
  rtx memory
    = gen_rtx_MEM (mode, plus_constant (Pmode, stack_pointer_rtx, offset));
  /* Pushes leave it aligned as the host's frame happens to be. */
  set_mem_align (memory, BITS_PER_UNIT);
  return memory;
}

/* How a vector or mask register is saved whole: code compiled without AVX
   cannot hold anything in the upper parts. */
static machine_mode
vector_save_mode (unsigned regno)
{
  if (MASK_REGNO_P (regno))
    return TARGET_AVX512BW ? DImode : HImode;
  return TARGET_AVX512F ? V16SImode : TARGET_AVX ? V8SImode : V4SImode;
}

/* Moves TO from FROM, one of them memory without alignment. */
static void
emit_unaligned_move (rtx to, rtx from)
{
  emit_known (gen_rtx_SET (to, from));
}

/* True if a probe may change REGNO. */
static bool
probe_changes_p (unsigned regno)
{
  return regno != SP_REG && !global_regs[regno] && call_used_or_fixed_reg_p (regno)
	 && (GENERAL_REGNO_P (regno) || SSE_REGNO_P (regno)
	     || MASK_REGNO_P (regno));
}

struct saved_registers
{
  auto_vec<unsigned> general;
  auto_vec<unsigned> vectors;
  HOST_WIDE_INT vector_bytes;
  bool x87;
};

/* Chooses from LIVE what has to be saved. */
static void
choose_saved (const HARD_REG_SET &live, struct saved_registers *saved)
{
  saved->vector_bytes = 0;
  saved->x87 = false;
  for (unsigned regno = 0; regno < FIRST_PSEUDO_REGISTER; regno++)
    {
      /* reg-stack has renamed the x87 registers and keeps no account of
	 them that could be asked here. */
      if ((STACK_REGNO_P (regno) || MMX_REGNO_P (regno))
	  && df_regs_ever_live_p (regno))
	saved->x87 = true;
      if (!TEST_HARD_REG_BIT (live, regno) || !probe_changes_p (regno))
	continue;
      if (GENERAL_REGNO_P (regno))
	saved->general.safe_push (regno);
      else
	{
	  saved->vectors.safe_push (regno);
	  saved->vector_bytes += GET_MODE_SIZE (vector_save_mode (regno));
	}
    }
}

/* fnsave or frstor of memory at the stack pointer: no pattern has them. */
static void
emit_x87 (const char *instruction, bool reads)
{
  rtx memory = stack_memory (BLKmode, 0);
  set_mem_size (memory, X87_STATE);
  rtvec inputs = rtvec_alloc (1), constraints = rtvec_alloc (1);
  RTVEC_ELT (inputs, 0) = memory;
  RTVEC_ELT (constraints, 0)
    = gen_rtx_ASM_INPUT_loc (BLKmode, "m", UNKNOWN_LOCATION);
  rtx operands
    = gen_rtx_ASM_OPERANDS (VOIDmode, ggc_strdup (instruction), "", 0, inputs,
			    constraints, rtvec_alloc (0), UNKNOWN_LOCATION);
  MEM_VOLATILE_P (operands) = 1;
  rtx all = gen_rtx_CLOBBER (VOIDmode, gen_rtx_MEM (BLKmode, gen_rtx_SCRATCH (VOIDmode)));
  emit_insn (gen_rtx_PARALLEL (VOIDmode, gen_rtvec (2, operands, all)));
  (void) reads;
}

static void
save_registers (struct expansion *e, const struct saved_registers *saved)
{
  unsigned regno;
  HOST_WIDE_INT offset = 0;
  for (unsigned i = 0; saved->general.iterate (i, &regno); i++)
    push (e, gen_rtx_REG (DImode, regno));
  if (saved->vector_bytes)
    move_stack (e, saved->vector_bytes);
  for (unsigned i = 0; saved->vectors.iterate (i, &regno); i++)
    {
      machine_mode mode = vector_save_mode (regno);
      emit_unaligned_move (stack_memory (mode, offset),
			   gen_rtx_REG (mode, regno));
      offset += GET_MODE_SIZE (mode);
    }
  if (saved->x87)
    {
      move_stack (e, ROUND_UP (X87_STATE, 8));
      emit_x87 ("fnsave\t%0", false);
    }
}

static void
restore_registers (struct expansion *e, const struct saved_registers *saved)
{
  unsigned regno;
  HOST_WIDE_INT offset = 0;
  if (saved->x87)
    {
      emit_x87 ("frstor\t%0", true);
      move_stack (e, -ROUND_UP (X87_STATE, 8));
    }
  for (unsigned i = 0; saved->vectors.iterate (i, &regno); i++)
    {
      machine_mode mode = vector_save_mode (regno);
      emit_unaligned_move (gen_rtx_REG (mode, regno),
			   stack_memory (mode, offset));
      offset += GET_MODE_SIZE (mode);
    }
  if (saved->vector_bytes)
    move_stack (e, -saved->vector_bytes);
  for (unsigned i = saved->general.length (); i-- > 0;)
    pop (e, saved->general[i]);
}

/* One argument on its way. */
struct argument_move
{
  rtx to, from;
};

/* FROM with the stack pointer where it is now, DEPTH bytes lower. */
static rtx
adjust_for_stack (rtx from, HOST_WIDE_INT depth)
{
  return simplify_replace_rtx (from, stack_pointer_rtx,
			       plus_constant (Pmode, stack_pointer_rtx, depth));
}

/* True if some move of MOVES but the one at SELF needs REG unchanged. */
static bool
needed_elsewhere_p (const vec<argument_move> &moves, unsigned self, rtx reg)
{
  for (unsigned i = 0; i < moves.length (); i++)
    if (i != self && reg_overlap_mentioned_p (reg, moves[i].from))
      return true;
  return false;
}

/* A general register that no move of MOVES reads or writes. */
static rtx
free_register (const vec<argument_move> &moves)
{
  static const int candidates[] = { AX_REG, DI_REG, R10_REG, R11_REG };
  for (size_t i = 0; i < ARRAY_SIZE (candidates); i++)
    {
      rtx reg = gen_rtx_REG (DImode, candidates[i]);
      if (!fixed_regs[candidates[i]]
	  && !needed_elsewhere_p (moves, moves.length (), reg))
	return reg;
    }
  return NULL_RTX;
}

/* Emits MOVES as if all were done at once. */
static void
emit_moves (vec<argument_move> &moves)
{
  while (!moves.is_empty ())
    {
      unsigned i;
      for (i = 0; i < moves.length (); i++)
	if (!needed_elsewhere_p (moves, i, moves[i].to))
	  break;
      if (i < moves.length ())
	{
	  if (!rtx_equal_p (moves[i].to, moves[i].from))
	    emit_known (gen_rtx_SET (moves[i].to, moves[i].from));
	  moves.unordered_remove (i);
	  continue;
	}
      /* A cycle: one value steps aside.  Vectors never form one here with
	 memory, and general registers have four to step to. */
      argument_move *stuck = &moves[0];
      machine_mode mode = GET_MODE (stuck->to);
      rtx aside = NULL_RTX;
      if (SSE_REG_P (stuck->to))
	{
	  for (unsigned r = XMM0_REG; !aside && r <= XMM7_REG; r++)
	    if (!needed_elsewhere_p (moves, moves.length (), gen_rtx_REG (mode, r)))
	      aside = gen_rtx_REG (mode, r);
	}
      else if ((aside = free_register (moves)))
	aside = gen_rtx_REG (mode, REGNO (aside));
      gcc_assert (aside);
      emit_known (gen_rtx_SET (aside, stuck->from));
      stuck->from = aside;
    }
}

/* Collects where the operands of HIDDEN are and have to go. */
static void
collect_moves (rtx hidden, HOST_WIDE_INT depth, vec<argument_move> *moves)
{
  unsigned integers = 1, floats = 0; /* the data goes first */
  for (int i = 0; i < ASM_OPERANDS_INPUT_LENGTH (hidden); i++)
    {
      rtx from = ASM_OPERANDS_INPUT (hidden, i);
      machine_mode mode = ASM_OPERANDS_INPUT_MODE (hidden, i);
      int place = FLOAT_MODE_P (mode) ? float_places[floats++]
				      : integer_places[integers++];
      argument_move move
	= { gen_rtx_REG (mode, place), adjust_for_stack (from, depth) };
      moves->safe_push (move);
    }
}

/* Loads TO from the field at OFFSET of the descriptor SYMBOL.  The descriptor
   lies within 2 GiB in every code model, as its rows refer to it so; GCC has no
   insn for that in the large one. */
static void
load_descriptor_field (rtx to, const char *symbol, size_t offset)
{
  if (ix86_cmodel == CM_LARGE || ix86_cmodel == CM_LARGE_PIC)
    {
      char *text = xasprintf (ASSEMBLER_DIALECT == ASM_INTEL
				? "mov\t%%0, QWORD PTR %s[rip+%d]"
				: "movq\t%s+%d(%%%%rip), %%0",
			      symbol, (int) offset);
      rtx load
	= gen_rtx_ASM_OPERANDS (DImode, ggc_strdup (text), "=r", 0,
				rtvec_alloc (0), rtvec_alloc (0),
				rtvec_alloc (0), UNKNOWN_LOCATION);
      free (text);
      MEM_VOLATILE_P (load) = 1;
      emit_insn (gen_rtx_SET (to, load));
      return;
    }
  rtx base = gen_rtx_SYMBOL_REF (Pmode, ggc_strdup (symbol));
  SYMBOL_REF_FLAGS (base) = SYMBOL_FLAG_LOCAL;
  emit_known (gen_rtx_SET (
    to, gen_rtx_MEM (DImode, plus_constant (Pmode, base, offset))));
}

/* The call of the probe at rax on an aligned stack. */
static void
emit_aligned_call (struct expansion *e)
{
  rtx probe = gen_rtx_REG (DImode, AX_REG);
  push (e, stack_pointer_rtx);
  push (e, stack_memory (DImode, 0));
  rtx flags = gen_rtx_CLOBBER (VOIDmode, gen_rtx_REG (CCmode, FLAGS_REG));
  rtx align
    = gen_rtx_SET (stack_pointer_rtx,
		   gen_rtx_AND (DImode, stack_pointer_rtx, GEN_INT (-16)));
  rtx_insn *insn
    = emit_known (gen_rtx_PARALLEL (VOIDmode, gen_rtvec (2, align, flags)));
  e->depth -= 16;
  note_stack (e, insn, BLOCK_STACK_ALIGNED);

  emit_known (gen_rtx_SET (gen_rtx_REG (DImode, DI_REG),
			   gen_rtx_MEM (DImode,
					plus_constant (Pmode, probe,
						       offsetof (struct marker_probe,
								 data)))));
  emit_known (gen_rtx_SET (probe,
			   gen_rtx_MEM (DImode,
					plus_constant (Pmode, probe,
						       offsetof (struct marker_probe,
								 function)))));
  if (TARGET_AVX && TARGET_VZEROUPPER)
    emit_insn (gen_avx_vzeroupper ());
  rtx_insn *call = emit_call_insn (
    gen_rtx_CALL (VOIDmode, gen_rtx_MEM (QImode, probe), const0_rtx));
  gcc_assert (recog_memoized (call) >= 0);

  insn = emit_known (gen_rtx_SET (stack_pointer_rtx, stack_memory (DImode, 8)));
  note_stack (e, insn, e->depth ? BLOCK_STACK_OFFSET : BLOCK_STACK_BEFORE);
}

void
target_block_expand (rtx hidden, const HARD_REG_SET &live,
		     vec<block_step> *steps)
{
  struct expansion e = { steps, 0 };
  struct saved_registers saved;
  auto_vec<argument_move> moves;

  choose_saved (live, &saved);
  bool red_zone = TARGET_RED_ZONE && crtl->is_leaf;
  if (red_zone)
    move_stack (&e, RED_ZONE);
  save_registers (&e, &saved);
  collect_moves (hidden, e.depth, &moves);
  emit_moves (moves);

  rtx probe = gen_rtx_REG (DImode, AX_REG);
  load_descriptor_field (probe, hidden_call_descriptor (hidden),
			 offsetof (struct marker_descriptor, probes));
  rtx_code_label *done = gen_label_rtx ();
  rtx flags = gen_rtx_REG (CCZmode, FLAGS_REG);
  emit_known (gen_rtx_SET (flags, gen_rtx_COMPARE (CCZmode, probe, const0_rtx)));
  rtx_insn *jump = emit_jump_insn (gen_rtx_SET (
    pc_rtx, gen_rtx_IF_THEN_ELSE (VOIDmode,
				  gen_rtx_EQ (VOIDmode, flags, const0_rtx),
				  gen_rtx_LABEL_REF (Pmode, done), pc_rtx)));
  gcc_assert (recog_memoized (jump) >= 0);
  JUMP_LABEL (jump) = done;
  LABEL_NUSES (done)++;
  emit_aligned_call (&e);
  emit_label (done);

  restore_registers (&e, &saved);
  if (red_zone)
    move_stack (&e, -RED_ZONE);
}
