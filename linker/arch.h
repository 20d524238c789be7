/* SPDX-License-Identifier: MIT */
/*
 * arch.h - what the tool must know of a processor: one struct arch each, found by the
 * machine that the ELF file names.  The rest of the tool goes through it.  A file is
 * 64-bit and little-endian; what follows from that is not here.
 */
#ifndef ARCH_H
#define ARCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct elf_image;
struct site_row;

/* Where an instruction leads. */
enum code_flow {
	CODE_NEXT,     /* to the next instruction (calls too: they return) */
	CODE_BRANCH,   /* there, or to the target */
	CODE_JUMP,     /* to the target */
	CODE_INDIRECT, /* to where a register or memory says */
	CODE_RETURN,
	CODE_STOP, /* nowhere: a trap, say */
};

struct code_instruction {
	size_t length;
	enum code_flow flow;
	bool call;
	int64_t distance; /* of a direct target from the next instruction */
};

/* What a relocation puts into its field, as far as it matters here.  S is the symbol,
   A the addend, P the place. */
enum relocation {
	RELOCATION_OTHER,
	RELOCATION_NONE,     /* nothing: at a site it names the block */
	RELOCATION_ADDRESS,  /* S + A, 64 bits */
	RELOCATION_DISTANCE, /* S + A - P, 32 bits */
	RELOCATION_LOADED,   /* A and where the file is loaded, 64 bits */
};

struct arch {
	unsigned machine;	     /* e_machine */
	const char *name;	     /* for messages */
	const char *link_relocation; /* the name of RELOCATION_NONE */
	unsigned site_bytes;	     /* of a site that becomes a jump or call */

	enum relocation (*relocation)(uint32_t type);

	/* The name of an encoding; null: there is none of that number. */
	const char *(*encoding_name)(unsigned encoding);

	/* Decodes the instruction at BYTES, of which SIZE are there.  False if it is
	   not whole, or is none. */
	bool (*decode)(const uint8_t *bytes, size_t size, struct code_instruction *instruction);

	/* Fills in the state and the length of ROW, the rest of which is read.  False if
	   there is no site of its kind. */
	bool (*read_site)(const struct elf_image *image, struct site_row *row);

	/* Makes ROW's site the jump to its block, or the NOP, or what its kind has, in
	   the image's bytes. */
	void (*set_site)(const struct elf_image *image, const struct site_row *row, bool on);

	/* Can the jump or call of ROW's site reach its block? */
	bool (*reaches)(const struct site_row *row);
};

/* That of a machine, or null. */
const struct arch *arch_find(unsigned machine);

/* Those that there are, for messages: "A", "A and B". */
const char *arch_names(void);

/* The name of any machine, for messages. */
const char *arch_machine_name(unsigned machine);

#endif /* ARCH_H */
