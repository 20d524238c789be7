/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * block.cc - the instructions of a hidden call.
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
#include "target-block.h"
#include "markers-abi.h"

#define RED_ZONE 128

/* Where fnsave puts the x87 state: Intel SDM vol. 1, 8.1.10. */
#define X87_STATE 108

/* The state of one expansion. */
struct expansion
{
  vec<block_step> *steps;
  HOST_WIDE_INT depth; /* bytes that the stack pointer is below its old place */
  HOST_WIDE_INT above; /* once it is aligned: where the old place is stored */
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
  block_step step = { insn, stack, e->depth, e->above };
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

/* True if a probe may change REGNO: what the System V ABI does not keep over a
   call, whatever ABI the host has (AMD64 supplement, 3.2.1 and figure 3.4). */
static bool
probe_changes_p (unsigned regno)
{
  switch (regno)
    {
    case AX_REG:
    case CX_REG:
    case DX_REG:
    case SI_REG:
    case DI_REG:
    case R8_REG:
    case R9_REG:
    case R10_REG:
    case R11_REG:
      return true;
    default:
      return SSE_REGNO_P (regno) || MASK_REGNO_P (regno);
    }
}

/* A variable in a register (register long r asm ("r15")) is the program's and the
   probes' alike, and what calls may change but is not known here (-mapxf) would not be
   saved: an ordinary call has that right. */
bool
target_registers_usual_p ()
{
  for (unsigned regno = 0; regno < FIRST_PSEUDO_REGISTER; regno++)
    {
      if (global_regs[regno])
	return false;
      if (TEST_HARD_REG_BIT (accessible_reg_set, regno) && !fixed_regs[regno]
	  && default_function_abi.clobbers_full_reg_p (regno)
	  && !probe_changes_p (regno) && !STACK_REGNO_P (regno)
	  && !MMX_REGNO_P (regno))
	return false;
    }
  return true;
}

/* True if the host keeps all registers for its caller. */
static bool
host_keeps_all_p ()
{
  tree type = TREE_TYPE (current_function_decl);
  return lookup_attribute ("no_caller_saved_registers", TYPE_ATTRIBUTES (type))
	 || lookup_attribute ("interrupt", TYPE_ATTRIBUTES (type));
}

/* True if the host may not change REGNO, although a probe may: in a host of another
   ABI than System V's, and with -ffixed-REG. */
static bool
host_keeps_p (unsigned regno)
{
  return fixed_regs[regno] || !call_used_regs[regno];
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
  bool keeps_all = host_keeps_all_p ();
  for (unsigned regno = 0; regno < FIRST_PSEUDO_REGISTER; regno++)
    {
      /* reg-stack has renamed the x87 registers and keeps no account of
	 them that could be asked here. */
      if ((STACK_REGNO_P (regno) || MMX_REGNO_P (regno))
	  && df_regs_ever_live_p (regno))
	saved->x87 = true;
      if (!probe_changes_p (regno) || !TEST_HARD_REG_BIT (accessible_reg_set, regno)
	  || !(keeps_all || host_keeps_p (regno)
	       || TEST_HARD_REG_BIT (live, regno)))
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
emit_x87 (const char *instruction)
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
      /* That makes the control word the default one, and a probe is to have the
	 host's. */
      emit_x87 ("fnsave\t%0\n\tfldcw\t%0");
    }
}

static void
restore_registers (struct expansion *e, const struct saved_registers *saved)
{
  unsigned regno;
  HOST_WIDE_INT offset = 0;
  if (saved->x87)
    {
      /* What the probe has made of the control word stays, as after a call. */
      emit_x87 ("fnstcw\t%0\n\tfrstor\t%0");
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

/* A register like REG for a value to step aside to: no move of MOVES reads it,
   and it is none of PLACES, where arguments go. */
static rtx
free_register (const vec<argument_move> &moves, const HARD_REG_SET &places,
	       rtx reg)
{
  /* The general registers first, if it is one of them; they are fewer than the
     addresses of operands can take, but a vector register does as well. */
  for (int vectors = SSE_REG_P (reg); vectors < 2; vectors++)
    for (unsigned regno = 0; regno < FIRST_PSEUDO_REGISTER; regno++)
      {
	rtx candidate = gen_rtx_REG (GET_MODE (reg), regno);
	if ((vectors ? SSE_REGNO_P (regno) && !EXT_REX_SSE_REGNO_P (regno)
		     : GENERAL_REGNO_P (regno))
	    && probe_changes_p (regno) && !fixed_regs[regno]
	    && !TEST_HARD_REG_BIT (places, regno)
	    && !needed_elsewhere_p (moves, moves.length (), candidate))
	  return candidate;
      }
  gcc_unreachable ();
}

/* Emits MOVES as if all were done at once. */
static void
emit_moves (vec<argument_move> &moves)
{
  HARD_REG_SET places;
  CLEAR_HARD_REG_SET (places);
  for (unsigned i = 0; i < moves.length (); i++)
    SET_HARD_REG_BIT (places, REGNO (moves[i].to));

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
      /* A cycle: one value steps aside. */
      rtx aside = free_register (moves, places, moves[0].to);
      emit_known (gen_rtx_SET (aside, moves[0].from));
      moves[0].from = aside;
    }
}

/* Collects the operands of CALL that go in registers, where they are and have to
   go. */
static void
collect_moves (const struct hidden_call *call, HOST_WIDE_INT depth,
	       vec<argument_move> *moves)
{
  for (unsigned i = 0; i < call->operands.length (); i++)
    if (call->registers[i] < TARGET_STACK_SLOT)
      {
	argument_move move
	  = { gen_rtx_REG (call->modes[i], call->registers[i]),
	      adjust_for_stack (call->operands[i], depth) };
	moves->safe_push (move);
      }
}

/* A vector register that no operand of CALL is in. */
static unsigned
vector_not_in (const struct hidden_call *call)
{
  for (unsigned regno = XMM0_REG;; regno++)
    {
      bool taken = !SSE_REGNO_P (regno);
      for (unsigned i = 0; i < call->operands.length (); i++)
	taken |= REG_P (call->operands[i]) && REGNO (call->operands[i]) == regno;
      if (!taken)
	return regno;
      gcc_assert (regno < FIRST_PSEUDO_REGISTER);
    }
}

/* Pushes the operands of CALL that go on the stack, the last one first; returns
   their number.  The stack is not aligned yet: emit_stack_words() takes them
   from there. */
static unsigned
push_stack_operands (struct expansion *e, const struct hidden_call *call)
{
  unsigned count = 0;
  for (unsigned i = call->operands.length (); i-- > 0;)
    {
      if (call->registers[i] < TARGET_STACK_SLOT)
	continue;
      machine_mode mode = call->modes[i];
      count++;
      if (rtx_equal_p (call->operands[i], stack_pointer_rtx))
	{
	  HOST_WIDE_INT depth = e->depth;
	  push (e, stack_pointer_rtx);
	  rtx place = stack_memory (DImode, 0);
	  rtx sum = gen_rtx_PLUS (DImode, place, GEN_INT (depth));
	  rtx flags = gen_rtx_CLOBBER (VOIDmode, gen_rtx_REG (CCmode, FLAGS_REG));
	  emit_known (gen_rtx_PARALLEL (
	    VOIDmode, gen_rtvec (2, gen_rtx_SET (place, sum), flags)));
	  continue;
	}
      rtx from = adjust_for_stack (call->operands[i], e->depth + 8);
      if (x86_64_immediate_operand (from, DImode)
	  || (REG_P (from) && GENERAL_REG_P (from)))
	{
	  push (e, REG_P (from) ? gen_rtx_REG (DImode, REGNO (from)) : from);
	  continue;
	}
      /* From memory, or a vector register: by one that has been saved if it was
	 live.  A push of memory might read past its end. */
      move_stack (e, 8);
      if (CONST_INT_P (from))
	{
	  /* No insn stores so much at once. */
	  for (int half = 0; half < 2; half++)
	    emit_known (gen_rtx_SET (
	      stack_memory (SImode, 4 * half),
	      gen_int_mode (INTVAL (from) >> (32 * half), SImode)));
	  continue;
	}
      if (MEM_P (from))
	{
	  rtx by = gen_rtx_REG (mode, vector_not_in (call));
	  emit_known (gen_rtx_SET (by, from));
	  from = by;
	}
      emit_known (gen_rtx_SET (stack_memory (mode, 0), from));
    }
  return count;
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

/* Loads TO from the field at OFFSET of the probe at rax. */
static void
load_probe_field (rtx to, size_t offset)
{
  rtx address = plus_constant (Pmode, gen_rtx_REG (DImode, AX_REG), offset);
  emit_known (gen_rtx_SET (to, gen_rtx_MEM (DImode, address)));
}

/* A jump to the label that is returned, if rax is null. */
static rtx_code_label *
emit_jump_if_null ()
{
  rtx_code_label *label = gen_label_rtx ();
  rtx flags = gen_rtx_REG (CCZmode, FLAGS_REG);
  emit_known (gen_rtx_SET (flags, gen_rtx_COMPARE (CCZmode,
						   gen_rtx_REG (DImode, AX_REG),
						   const0_rtx)));
  rtx_insn *jump = emit_jump_insn (gen_rtx_SET (
    pc_rtx, gen_rtx_IF_THEN_ELSE (VOIDmode,
				  gen_rtx_EQ (VOIDmode, flags, const0_rtx),
				  gen_rtx_LABEL_REF (Pmode, label), pc_rtx)));
  gcc_assert (recog_memoized (jump) >= 0);
  JUMP_LABEL (jump) = label;
  LABEL_NUSES (label)++;
  return label;
}

/* Aligns the stack so that it still is after WORDS more words, and pushes those
   from where r10 points to. */
static void
emit_stack_words (struct expansion *e, unsigned words)
{
  rtx at = gen_rtx_REG (DImode, R10_REG);
  push (e, stack_pointer_rtx);
  push (e, stack_memory (DImode, 0));
  rtx flags = gen_rtx_CLOBBER (VOIDmode, gen_rtx_REG (CCmode, FLAGS_REG));
  rtx align
    = gen_rtx_SET (stack_pointer_rtx,
		   gen_rtx_AND (DImode, stack_pointer_rtx, GEN_INT (-16)));
  rtx_insn *insn
    = emit_known (gen_rtx_PARALLEL (VOIDmode, gen_rtvec (2, align, flags)));
  e->depth -= 16;
  e->above = 8;
  note_stack (e, insn, BLOCK_STACK_ALIGNED);
  if (words % 2)
    {
      insn = emit_known (
	gen_rtx_SET (stack_pointer_rtx,
		     plus_constant (Pmode, stack_pointer_rtx, -8)));
      e->above += 8;
      note_stack (e, insn, BLOCK_STACK_ALIGNED);
    }
  for (unsigned i = words; i-- > 0;)
    {
      rtx from = gen_rtx_MEM (DImode, plus_constant (Pmode, at, 8 * i));
      rtx to = gen_rtx_MEM (DImode, gen_rtx_PRE_DEC (Pmode, stack_pointer_rtx));
      insn = emit_known (gen_rtx_SET (to, from));
      e->above += 8;
      note_stack (e, insn, BLOCK_STACK_ALIGNED);
    }
}

/* The call on an aligned stack: of the function at rax, or, if IS_PROBE, of the
   probe at rax. */
static void
emit_aligned_call (struct expansion *e, bool is_probe, unsigned words)
{
  rtx callee = gen_rtx_REG (DImode, AX_REG);
  if (words)
    emit_known (gen_rtx_SET (gen_rtx_REG (DImode, R10_REG), stack_pointer_rtx));
  emit_stack_words (e, words);
  if (is_probe)
    {
      load_probe_field (gen_rtx_REG (DImode, DI_REG),
			offsetof (struct marker_probe, data));
      load_probe_field (callee, offsetof (struct marker_probe, function));
    }
  if (TARGET_AVX && TARGET_VZEROUPPER)
    {
      /* GCC 11 has it in two steps, and no pass that splits follows. */
      rtx_insn *zero = emit_insn (gen_avx_vzeroupper ());
      try_split (PATTERN (zero), zero, 1);
    }
  rtx_insn *call = emit_call_insn (
    gen_rtx_CALL (VOIDmode, gen_rtx_MEM (QImode, callee), const0_rtx));
  gcc_assert (recog_memoized (call) >= 0);

  rtx_insn *insn
    = emit_known (gen_rtx_SET (stack_pointer_rtx, stack_memory (DImode, e->above)));
  note_stack (e, insn, e->depth ? BLOCK_STACK_OFFSET : BLOCK_STACK_BEFORE);
}

void
target_block_expand (const struct hidden_call *call, const HARD_REG_SET &live,
		     vec<block_step> *steps)
{
  struct expansion e = { steps, 0, 0 };
  struct saved_registers saved;
  auto_vec<argument_move> moves;

  choose_saved (live, &saved);
  bool red_zone = TARGET_RED_ZONE && crtl->is_leaf;
  if (red_zone)
    move_stack (&e, RED_ZONE);
  save_registers (&e, &saved);
  unsigned words = push_stack_operands (&e, call);
  collect_moves (call, e.depth, &moves);
  emit_moves (moves);

  if (call->descriptor)
    {
      load_descriptor_field (gen_rtx_REG (DImode, AX_REG), call->descriptor,
			     offsetof (struct marker_descriptor, probes));
      rtx_code_label *done = emit_jump_if_null ();
      emit_aligned_call (&e, true, words);
      emit_label (done);
    }
  else
    emit_aligned_call (&e, false, words);

  if (words)
    move_stack (&e, -8 * (HOST_WIDE_INT) words);
  restore_registers (&e, &saved);
  if (red_zone)
    move_stack (&e, -RED_ZONE);
}
