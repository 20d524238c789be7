/* SPDX-License-Identifier: MIT */
/*
 * trash-x86_64.S - a probe that overwrites whatever a called function may: the
 * call-clobbered general registers, all vector and mask registers at their full
 * width, the x87 registers (left empty, as the ABI wants), the flags but for DF,
 * and the stack below itself. It dies if it was not called on an aligned
 * stack, with the x87 registers empty.
 */
	.text
	.globl	torture_trash
	.type	torture_trash, @function
torture_trash:
	lea	8(%rsp), %rax
	test	$15, %al
	je	1f
	ud2
1:	/* x87: an environment whose tags say that all eight are empty */
	fnstenv	-200(%rsp)
	cmpw	$0xffff, -192(%rsp)
	je	2f
	ud2
2:	fldenv	-200(%rsp)
	.rept	8
	fldpi
	.endr
	.rept	8
	fstp	%st(0)
	.endr
	/* the stack */
	lea	-4096(%rsp), %rdi
	mov	$512, %ecx
	mov	$0xdededededededede, %rax
	rep stosq
	/* as much of the vectors as there is */
	cmpl	$1, torture_vectors(%rip)
	jb	sse
	je	avx
	.irp	n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31
	vpternlogd $0xff, %zmm\n, %zmm\n, %zmm\n
	.endr
	.irp	n, 0,1,2,3,4,5,6,7
	kxnorw	%k\n, %k\n, %k\n
	.endr
	vzeroupper
	jmp	rest
avx:
	.irp	n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15
	vcmptrueps %ymm\n, %ymm\n, %ymm\n
	.endr
	vzeroupper
	jmp	rest
sse:
	.irp	n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15
	pcmpeqd	%xmm\n, %xmm\n
	.endr
rest:
	mov	$0xdededededededede, %rax
	.irp	r, rcx,rdx,rsi,rdi,r8,r9,r10,r11
	mov	%rax, %\r
	.endr
	/* CF, PF, AF, ZF, SF and OF */
	mov	$0x7f, %ah
	add	$0x7f, %ah
	stc
	ret
	.size	torture_trash, . - torture_trash
	.section .note.GNU-stack,"",@progbits
