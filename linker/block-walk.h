/* SPDX-License-Identifier: MIT */
/*
 * block-walk.h - follows the code of a block from its first instruction until
 * it is back in the host.
 */
#ifndef BLOCK_WALK_H
#define BLOCK_WALK_H

#include "elf-image.h"
#include "symbol-table.h"

enum block_end {
	BLOCK_BACK,	/* some way leads back into the host */
	BLOCK_LEAVES,	/* none does, but some way ends as a function may:
			   a return, a jump to a function, through a register */
	BLOCK_RUNS_OFF, /* the code ends: right if the host can't go on after
			   the site either */
	BLOCK_STRAYS,	/* into the middle of another function: see `stray' */
	BLOCK_NO_CODE,	/* into bytes that are no instructions: see `stray' */
	BLOCK_ENDLESS,	/* no way out was found */
};

struct block {
	enum block_end end;
	uint64_t size;	/* bytes of instructions outside the host */
	uint64_t stray; /* where it went wrong */
	bool unsure;	/* it leads to the middle of what may be its host's other part:
			   in a stripped file nothing tells */
};

struct block_walker {
	const struct elf_image *image;
	const struct symbol_table *symbols;
	uint64_t *seen; /* a hash set of addresses, by generation */
	uint32_t *generations;
	uint32_t generation;
};

/* False if memory ran out. */
bool block_walker_open(struct block_walker *walker, const struct elf_image *image,
		       const struct symbol_table *symbols);
void block_walker_close(struct block_walker *walker);

/* Walks the block at BLOCK of the site at SITE. */
struct block block_walk(struct block_walker *walker, uint64_t site, uint64_t block);

#endif /* BLOCK_WALK_H */
