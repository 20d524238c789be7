/* SPDX-License-Identifier: MIT */
/*
 * x86_64/decode.h - how long an x86-64 instruction is, and where it goes next.
 * Enough to follow code; nothing about what an instruction computes.
 */
#ifndef X86_DECODE_H
#define X86_DECODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum x86_flow {
	X86_NEXT,     /* to the next instruction (calls too: they return) */
	X86_BRANCH,   /* there, or to the target */
	X86_JUMP,     /* to the target */
	X86_INDIRECT, /* to where a register or memory says */
	X86_RETURN,
	X86_STOP, /* nowhere: ud2, hlt, int3 */
};

struct x86_instruction {
	size_t length;
	enum x86_flow flow;
	bool call;
	int64_t distance; /* of a direct target from the next instruction */
};

/* Decodes the instruction at BYTES, of which SIZE are there.  False if it is
   not whole, or is none. */
bool x86_decode(const uint8_t *bytes, size_t size, struct x86_instruction *instruction);

#endif /* X86_DECODE_H */
