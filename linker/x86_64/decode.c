/* SPDX-License-Identifier: MIT */
/*
 * x86_64/decode.c - how long an x86-64 instruction is, and where it goes next: enough to
 * follow code, and nothing about what an instruction computes.  After the opcode maps of
 * the Intel SDM, volume 2, appendix A, and of AMD's APM, volume 3 (XOP, SSE4A).
 */
#include "x86_64/processor.h"

#include <string.h>

#define LONGEST 15

/* What follows an opcode. */
enum form {
	INVALID,
	PLAIN,	   /* nothing */
	MODRM,	   /* ModRM, SIB and displacement */
	MODRM_B,   /* the same and an 8-bit immediate */
	MODRM_BB,  /* ... two of them */
	MODRM_Z,   /* ... 16 or 32 bits by operand size */
	MODRM_D,   /* ... 32 bits */
	GROUP3_B,  /* f6: an immediate if ModRM.reg < 2 */
	GROUP3_Z,  /* f7 */
	IMM_B,
	IMM_W,
	IMM_WB,
	IMM_Z,
	IMM_V,	   /* by operand size, also 64 bits */
	OFFSET,	   /* an address: 64 bits, or 32 by address size */
	BRANCH_B,  /* 8-bit distance */
	BRANCH_D,  /* 32-bit distance */
};

struct decoder {
	const uint8_t *bytes;
	size_t size, at;
	bool operand16, address32, wide, repne;
	uint8_t opcode, modrm;
	unsigned map; /* 0: one byte, 1: 0f, 2: 0f 38, 3: 0f 3a, 8...: XOP */
	bool vector;  /* VEX, EVEX or XOP: map has vector instructions */
};

static enum form arithmetic_form(uint8_t opcode)
{
	static const uint8_t forms[8] = {MODRM, MODRM, MODRM,	MODRM,
					 IMM_B, IMM_Z, INVALID, INVALID};

	return forms[opcode & 7];
}

static enum form one_byte_form(uint8_t opcode)
{
	switch (opcode) {
	case 0x00 ... 0x3f:
		return arithmetic_form(opcode);
	case 0x50 ... 0x5f:
	case 0x6c ... 0x6f:
	case 0x90 ... 0x99:
	case 0x9b ... 0x9f:
	case 0xa4 ... 0xa7:
	case 0xaa ... 0xaf:
	case 0xc3:
	case 0xc9:
	case 0xcb ... 0xcc:
	case 0xcf:
	case 0xd7:
	case 0xec ... 0xef:
	case 0xf1:
	case 0xf4 ... 0xf5:
	case 0xf8 ... 0xfd:
		return PLAIN;
	case 0x63:
	case 0x84 ... 0x8f:
	case 0xd0 ... 0xd3:
	case 0xd8 ... 0xdf:
	case 0xfe ... 0xff:
		return MODRM;
	case 0x6b:
	case 0x80:
	case 0x83:
	case 0xc0 ... 0xc1:
	case 0xc6:
		return MODRM_B;
	case 0x69:
	case 0x81:
	case 0xc7:
		return MODRM_Z;
	case 0x6a:
	case 0xa8:
	case 0xb0 ... 0xb7:
	case 0xcd:
	case 0xe4 ... 0xe7:
		return IMM_B;
	case 0x68:
	case 0xa9:
		return IMM_Z;
	case 0xb8 ... 0xbf:
		return IMM_V;
	case 0xa0 ... 0xa3:
		return OFFSET;
	case 0xc2:
	case 0xca:
		return IMM_W;
	case 0xc8:
		return IMM_WB;
	case 0x70 ... 0x7f:
	case 0xe0 ... 0xe3:
	case 0xeb:
		return BRANCH_B;
	case 0xe8 ... 0xe9:
		return BRANCH_D;
	case 0xf6:
		return GROUP3_B;
	case 0xf7:
		return GROUP3_Z;
	default:
		return INVALID;
	}
}

static enum form two_byte_form(const struct decoder *d)
{
	switch (d->opcode) {
	case 0x04:
	case 0x0a:
	case 0x0c:
	case 0x24 ... 0x27:
	case 0x36:
	case 0x39:
	case 0x3b ... 0x3f:
		return INVALID;
	case 0x05 ... 0x09:
	case 0x0b:
	case 0x0e:
	case 0x30 ... 0x35:
	case 0x37:
	case 0x77:
	case 0xa0 ... 0xa2:
	case 0xa8 ... 0xaa:
	case 0xc8 ... 0xcf:
		return PLAIN;
	case 0x0f:
	case 0x70 ... 0x73:
	case 0xa4:
	case 0xac:
	case 0xba:
	case 0xc2:
	case 0xc4 ... 0xc6:
		return MODRM_B;
	case 0x78: /* extrq and insertq have two immediates, vmread none */
		return d->operand16 || d->repne ? MODRM_BB : MODRM;
	case 0x80 ... 0x8f:
		return BRANCH_D;
	default:
		return MODRM;
	}
}

static enum form vector_form(const struct decoder *d)
{
	switch (d->map) {
	case 1:
		switch (d->opcode) {
		case 0x77:
			return PLAIN;
		case 0x70 ... 0x73:
		case 0xc2:
		case 0xc4 ... 0xc6:
			return MODRM_B;
		default:
			return MODRM;
		}
	case 2:
	case 5:
	case 6:
	case 9:
		return MODRM;
	case 3:
	case 8:
		return MODRM_B;
	case 10:
		return MODRM_D;
	default:
		return INVALID;
	}
}

static bool take(struct decoder *d, uint8_t *byte)
{
	if (d->at >= d->size)
		return false;
	*byte = d->bytes[d->at++];
	return true;
}

/* Legacy prefixes and REX; the first byte after them in *BYTE. */
static bool read_prefixes(struct decoder *d, uint8_t *byte)
{
	for (;;) {
		if (!take(d, byte))
			return false;
		switch (*byte) {
		case 0x66:
			d->operand16 = true;
			break;
		case 0x67:
			d->address32 = true;
			break;
		case 0xf2:
			d->repne = true;
			break;
		case 0x26:
		case 0x2e:
		case 0x36:
		case 0x3e:
		case 0x64:
		case 0x65:
		case 0xf0:
		case 0xf3:
			break;
		case 0x40 ... 0x4f:
			d->wide = *byte & 8;
			if (!take(d, byte))
				return false;
			/* A REX that does not come last has no effect. */
			if ((*byte & 0xf0) != 0x40)
				return true;
			d->at--;
			d->wide = false;
			break;
		default:
			return true;
		}
	}
}

/* VEX of LENGTH bytes after the first, EVEX, XOP. */
static bool read_vector_prefix(struct decoder *d, size_t length)
{
	uint8_t bytes[3] = {0};

	for (size_t i = 0; i < length; i++)
		if (!take(d, &bytes[i]))
			return false;
	d->vector = true;
	d->map = length == 1 ? 1 : bytes[0] & (length == 3 ? 0x07 : 0x1f);
	return take(d, &d->opcode);
}

static bool read_opcode(struct decoder *d)
{
	uint8_t byte;

	if (!read_prefixes(d, &byte))
		return false;
	switch (byte) {
	case 0xc5:
		return read_vector_prefix(d, 1);
	case 0xc4:
		return read_vector_prefix(d, 2);
	case 0x62:
		return read_vector_prefix(d, 3);
	case 0x8f: /* XOP, where it would be no pop */
		if (d->at < d->size && (d->bytes[d->at] & 0x1f) >= 8)
			return read_vector_prefix(d, 2);
		break;
	case 0x0f:
		d->map = 1;
		if (!take(d, &byte))
			return false;
		if (byte == 0x38 || byte == 0x3a) {
			d->map = byte == 0x38 ? 2 : 3;
			if (!take(d, &byte))
				return false;
		}
		break;
	}
	d->opcode = byte;
	return true;
}

static enum form find_form(const struct decoder *d)
{
	if (d->vector)
		return vector_form(d);
	switch (d->map) {
	case 0:
		return one_byte_form(d->opcode);
	case 1:
		return two_byte_form(d);
	case 2:
		return MODRM;
	default:
		return MODRM_B;
	}
}

static bool skip(struct decoder *d, size_t count)
{
	if (count > d->size - d->at)
		return false;
	d->at += count;
	return true;
}

static bool read_modrm(struct decoder *d)
{
	unsigned mod, rm;
	uint8_t sib = 0;

	if (!take(d, &d->modrm))
		return false;
	mod = d->modrm >> 6;
	rm = d->modrm & 7;
	if (mod == 3)
		return true;
	if (rm == 4 && !take(d, &sib))
		return false;
	if (mod == 0)
		return skip(d, rm == 5 || (rm == 4 && (sib & 7) == 5) ? 4 : 0);
	return skip(d, mod == 1 ? 1 : 4);
}

static size_t immediate_size(const struct decoder *d, enum form form)
{
	size_t by_operand = d->operand16 && !d->wide ? 2 : 4;

	switch (form) {
	case MODRM_B:
	case IMM_B:
	case BRANCH_B:
		return 1;
	case MODRM_BB:
	case IMM_W:
		return 2;
	case IMM_WB:
		return 3;
	case MODRM_Z:
	case IMM_Z:
		return by_operand;
	case IMM_V:
		return d->wide ? 8 : by_operand;
	case MODRM_D:
	case BRANCH_D: /* 66 has no effect on near branches (on Intel's) */
		return 4;
	case OFFSET:
		return d->address32 ? 4 : 8;
	case GROUP3_B:
		return d->modrm & 0x30 ? 0 : 1;
	case GROUP3_Z:
		return d->modrm & 0x30 ? 0 : by_operand;
	default:
		return 0;
	}
}

static bool has_modrm(enum form form)
{
	return form >= MODRM && form <= GROUP3_Z;
}

static void find_flow(const struct decoder *d, enum form form, struct code_instruction *result)
{
	unsigned reg = d->modrm >> 3 & 7;

	if (form == BRANCH_B) {
		result->distance = (int8_t)d->bytes[d->at - 1];
		result->flow = d->opcode == 0xeb ? CODE_JUMP : CODE_BRANCH;
	} else if (form == BRANCH_D) {
		int32_t distance;

		memcpy(&distance, d->bytes + d->at - 4, sizeof distance);
		result->distance = distance;
		result->call = d->map == 0 && d->opcode == 0xe8;
		result->flow = d->map == 1	    ? CODE_BRANCH
			       : result->call ? CODE_NEXT
						    : CODE_JUMP;
	} else if (d->map == 0 && !d->vector) {
		if (d->opcode == 0xff && (reg == 4 || reg == 5))
			result->flow = CODE_INDIRECT;
		else if (d->opcode == 0xff && (reg == 2 || reg == 3))
			result->call = true;
		else if ((d->opcode & 0xf6) == 0xc2 || d->opcode == 0xcf)
			result->flow = CODE_RETURN;
		else if (d->opcode == 0xcc || d->opcode == 0xf4)
			result->flow = CODE_STOP;
	} else if (d->map == 1 && !d->vector && d->opcode == 0x0b) {
		result->flow = CODE_STOP;
	}
}

bool x86_decode(const uint8_t *bytes, size_t size, struct code_instruction *instruction)
{
	struct decoder d = {.bytes = bytes, .size = size < LONGEST ? size : LONGEST};
	enum form form;

	*instruction = (struct code_instruction){.flow = CODE_NEXT};
	if (!read_opcode(&d))
		return false;
	form = find_form(&d);
	if (form == INVALID || (has_modrm(form) && !read_modrm(&d)) ||
	    !skip(&d, immediate_size(&d, form)))
		return false;
	find_flow(&d, form, instruction);
	instruction->length = d.at;
	return true;
}
