/* SPDX-License-Identifier: MIT */
/*
 * markers_guard(gate, arguments...): run gate->node with the same arguments.
 *
 * It must not touch the arguments, some of which may be on the stack at places
 * and in a number that only the probe knows.  So it has no stack frame: the
 * return address moves into a frame of the thread (frames.h), the probe finds
 * the stack exactly as it was, and %rbx, whose old value is in that frame too,
 * says where the frame is.  The unwinder is told so by expressions.
 *
 * A signal handler may come in anywhere and run markers itself: how a frame is taken is
 * in frames.h; it is given back after it has been read.  Only %r10, %r11 and %rdi are
 * free; %al counts vector registers for variadic probes.
 */
#include "frames.h"

#define LOW MARKERS_RECORD_LOW
#define STRETCH MARKERS_RECORD_STRETCH
#define RETURN MARKERS_FRAME_RETURN
#define RBX MARKERS_FRAME_SAVED
#define GATE MARKERS_FRAME_GATE
#define NODE MARKERS_FRAME_NODE
#define TAKEN MARKERS_FRAME_TAKEN
#define GIVEN MARKERS_FRAME_GIVEN
#define STACK MARKERS_FRAME_STACK

/* DW_CFA_expression, register, 2 bytes: DW_OP_breg10 or DW_OP_breg3, offset. */
#define CFI_RETURN_AT_R10 .cfi_escape 0x10, 16, 2, 0x7a, RETURN
#define CFI_RETURN_AT_RBX .cfi_escape 0x10, 16, 2, 0x73, RETURN
#define CFI_RBX_AT_RBX .cfi_escape 0x10, 3, 2, 0x73, RBX

	/* Without lines, debuggers step over it, from an enabled site to the next
	   line of its host. */
	.file	1 "guard.S"
	.text
	.loc	1 0
	.globl	markers_guard
	.hidden	markers_guard
	.type	markers_guard, @function
	.p2align 6
markers_guard:
	.cfi_startproc
	.cfi_personality 0x9b, DW.ref.__gcc_personality_v0
	.cfi_lsda 0x1b, .Lexceptions
	endbr64
.Lbegin:
	movq	markers_guard_record@gottpoff(%rip), %r11
	movq	%fs:(%r11), %r10
	movq	%rsp, %r11
	subq	LOW(%r10), %r11
	cmpq	STRETCH(%r10), %r11
	jae	.Lslow			/* another stack, or no record yet */
.Ltry:
	movl	$1, %r11d
	xaddq	%r11, TAKEN(%r10)
	cmpq	GIVEN(%r10), %r11
	jne	.Lundo			/* somebody has it: a probe around this one */
.Ltaken:
	movq	%rsp, STACK(%r10)
	movq	%rdi, GATE(%r10)
.Llook:
	movq	(%rdi), %r11
	movq	%r11, NODE(%r10)
	cmpq	%r11, (%rdi)
	jne	.Llook
	movq	%rbx, RBX(%r10)
	popq	RETURN(%r10)
	.cfi_remember_state
	.cfi_def_cfa_offset 0
	CFI_RETURN_AT_R10
	movq	%r10, %rbx
	CFI_RETURN_AT_RBX
	CFI_RBX_AT_RBX
	movq	8(%r11), %rdi
.Lcall:
	call	*(%r11)
	.globl	markers_guard_called
	.hidden	markers_guard_called
markers_guard_called:
.Lcalled:
	movq	%rbx, %r10
	CFI_RETURN_AT_R10
	movq	RBX(%r10), %rbx
	.cfi_same_value %rbx
	pushq	RETURN(%r10)
	.cfi_restore_state
	incq	GIVEN(%r10)
	ret

.Lundo:
	decq	TAKEN(%r10)
	addq	$MARKERS_FRAME_SIZE, %r10
	movl	%r10d, %r11d
	andl	$(MARKERS_RECORD_SIZE - 1), %r11d
	cmpl	$(MARKERS_RECORD_FRAMES * MARKERS_FRAME_SIZE), %r11d
	jb	.Ltry

	/* The thread's first marker, another stack, or deep recursion. */
.Lslow:
	pushq	%rdi
	.cfi_adjust_cfa_offset 8
	pushq	%rsi
	.cfi_adjust_cfa_offset 8
	pushq	%rdx
	.cfi_adjust_cfa_offset 8
	pushq	%rcx
	.cfi_adjust_cfa_offset 8
	pushq	%r8
	.cfi_adjust_cfa_offset 8
	pushq	%r9
	.cfi_adjust_cfa_offset 8
	pushq	%rax
	.cfi_adjust_cfa_offset 8
	leaq	56(%rsp), %rdi
	call	markers_guard_take
	movq	%rax, %r10
	popq	%rax
	.cfi_adjust_cfa_offset -8
	popq	%r9
	.cfi_adjust_cfa_offset -8
	popq	%r8
	.cfi_adjust_cfa_offset -8
	popq	%rcx
	.cfi_adjust_cfa_offset -8
	popq	%rdx
	.cfi_adjust_cfa_offset -8
	popq	%rsi
	.cfi_adjust_cfa_offset -8
	popq	%rdi
	.cfi_adjust_cfa_offset -8
	cmpq	$1, %r10
	ja	.Ltaken
	jb	.Lbegin			/* the thread's own can be had now */
	ret				/* no memory: this event is lost */

	/* The probe is left by unwinding: its thread ends.  As after the call. */
.Lleave:
	.cfi_def_cfa_offset 0
	CFI_RETURN_AT_RBX
	CFI_RBX_AT_RBX
	movq	%rbx, %r10
	CFI_RETURN_AT_R10
	movq	RBX(%r10), %rbx
	.cfi_same_value %rbx
	pushq	RETURN(%r10)
	.cfi_def_cfa_offset 8
	.cfi_offset %rip, -8
	incq	GIVEN(%r10)
	movq	%rax, %rdi
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	call	_Unwind_Resume@PLT
	ud2
	.cfi_endproc
.Lend:
	.size	markers_guard, .Lend - markers_guard

	/* What is behind a closed gate. */
	.globl	markers_nothing
	.hidden	markers_nothing
	.type	markers_nothing, @function
markers_nothing:
	.cfi_startproc
	endbr64
	ret
	.cfi_endproc
	.size	markers_nothing, . - markers_nothing

	/* Where unwinding finds .Lleave: no types, one call. */
	.section .gcc_except_table, "a", @progbits
.Lexceptions:
	.byte	0xff			/* landing pads count from the start */
	.byte	0xff			/* no types */
	.byte	0x01			/* call sites in ULEB128 */
	.uleb128 .Lsites_end - .Lsites
.Lsites:
	.uleb128 .Lcall - markers_guard
	.uleb128 .Lcalled - .Lcall
	.uleb128 .Lleave - markers_guard
	.uleb128 0
.Lsites_end:

	.hidden	DW.ref.__gcc_personality_v0
	.weak	DW.ref.__gcc_personality_v0
	.section .data.rel.local.DW.ref.__gcc_personality_v0, "awG", @progbits, DW.ref.__gcc_personality_v0, comdat
	.balign	8
	.type	DW.ref.__gcc_personality_v0, @object
	.size	DW.ref.__gcc_personality_v0, 8
DW.ref.__gcc_personality_v0:
	.quad	__gcc_personality_v0

	.section .note.GNU-stack, "", @progbits
	/* Built for indirect branch tracking and shadow stacks. */
	.section .note.gnu.property, "a"
	.balign	8
	.long	4, 16, 5
	.asciz	"GNU"
	.long	0xc0000002, 4, 3, 0
