/* SPDX-License-Identifier: MIT */
/*
 * x86_64/markers-site.h - the bytes of a site on x86-64.  The plugin writes them,
 * the runtime changes them, the tool reads and changes them in a file: all of them
 * take them from here.  Not installed.
 *
 *	kind		off			on			bytes
 *	nop		0f 1f 44 00 00		e9 <to block>		5
 *	  data16	66 66 90 66 90		e9 <to block>		5
 *	  nops		90 90 90 90 90		e9 <to block>		5
 *	call		as nop			e8 <to block>		5
 *	flip		3d <to block>		e9 <to block>		5
 *	branch		80 3d <to flag> 00	the same; the flag is	13
 *			0f 85 <to block>	1 and not 0
 *	immediate	[rex] b0+r 00		the 00 is 01		12 to 14
 *			[rex] 84 /r
 *			0f 85 <to block>
 *	key		as nop			e9 <to block>		5
 *	key, true	e9 <to block>		as nop; what is "on" is the NOP
 *
 * A distance <to x> has four bytes and counts from its own end; that to the flag,
 * from the end of its instruction.  While it changes a site holds `cmp $imm, %eax'
 * (3d), or with MARKERS_PATCH=int3 a breakpoint (cc), in place of its first byte.
 * NOP, compare, jump and call are one instruction of five bytes each; the encodings
 * data16 and nops are several.
 *
 * A relocation R_X86_64_NONE at the first byte names the block.
 */
#ifndef MARKERS_X86_64_SITE_H
#define MARKERS_X86_64_SITE_H

#include "markers-abi.h"

/* Lengths. */
#define X86_SITE_BYTES 5	    /* of what changes into a jump */
#define X86_SITE_DISTANCE_BYTES 4   /* of <to x> */
#define X86_SITE_BRANCH_BYTES 13
#define X86_SITE_LONGEST 14	    /* of the code of a site of any kind */

/* First bytes with four bytes after them. */
#define X86_SITE_CMP 0x3d  /* cmp $imm32, %eax */
#define X86_SITE_CALL 0xe8 /* call rel32 */
#define X86_SITE_JMP 0xe9  /* jmp rel32 */
#define X86_SITE_INT3 0xcc

/* NOPs, by enum marker_site_encoding.  Without blanks, so that they can become the
   text of a .byte (X86_SITE_TEXT). */
/* Intel SDM vol. 2B, "NOP": the recommended 5-byte form. */
#define X86_SITE_NOPL 0x0f,0x1f,0x44,0x00,0x00
#define X86_SITE_DATA16 0x66,0x66,0x90,0x66,0x90
#define X86_SITE_NOPS 0x90,0x90,0x90,0x90,0x90

/* The opcodes of the kinds that branch. */
#define X86_SITE_CMPB_0 0x80
#define X86_SITE_CMPB_1 0x3d /* ModRM: cmpb $imm8, rel32(%rip) */
#define X86_SITE_JNE_0 0x0f
#define X86_SITE_JNE_1 0x85
#define X86_SITE_CMPB X86_SITE_CMPB_0,X86_SITE_CMPB_1
#define X86_SITE_JNE X86_SITE_JNE_0,X86_SITE_JNE_1
#define X86_SITE_CMPB_BYTES 7
#define X86_SITE_JNE_BYTES 6
#define X86_SITE_MOV 0xb0 /* mov $imm8, %reg: the low three bits say which */
#define X86_SITE_MOV_MASK 0xf8
#define X86_SITE_TEST 0x84 /* test %reg8, %reg8, and ModRM */
#define X86_SITE_REX 0x40
#define X86_SITE_REX_MASK 0xf0

/* As gas knows the relocation. */
#define X86_SITE_RELOCATION "R_X86_64_NONE"

/* The first byte of one of the NOPs, and the four after it as they are read at once. */
#define X86_SITE_FIRST_(a, b, c, d, e) a
#define X86_SITE_REST_(a, b, c, d, e)                                                     \
	((int32_t)((uint32_t)(b) | (uint32_t)(c) << 8 | (uint32_t)(d) << 16 | \
		   (uint32_t)(e) << 24))
#define X86_SITE_APPLY_(macro, arguments) macro arguments
#define X86_SITE_FIRST(...) X86_SITE_APPLY_(X86_SITE_FIRST_, (__VA_ARGS__))
#define X86_SITE_REST(...) X86_SITE_APPLY_(X86_SITE_REST_, (__VA_ARGS__))

/* Bytes as the text of a .byte. */
#define X86_SITE_TEXT_(...) #__VA_ARGS__
#define X86_SITE_TEXT(...) X86_SITE_TEXT_(__VA_ARGS__)

MARKERS_ABI_ASSERT(X86_SITE_BRANCH_BYTES == X86_SITE_CMPB_BYTES + X86_SITE_JNE_BYTES);
MARKERS_ABI_ASSERT(X86_SITE_REST(X86_SITE_NOPL) == 0x0000441f);
#if defined(__x86_64__)
MARKERS_ABI_ASSERT(X86_SITE_BYTES == MARKERS_SITE_BYTES);
#endif

#endif /* MARKERS_X86_64_SITE_H */
