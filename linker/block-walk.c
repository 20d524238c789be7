/* SPDX-License-Identifier: MIT */
/*
 * block-walk.c - follows each way through a block.
 *
 * GCC may thread or duplicate what follows a site, so the way back need not
 * lead to the byte after it: any place in the host will do.  The host is what
 * its symbol covers, with its hot or cold part, or, where block and site lie
 * in one symbol (a host that is cold itself), what comes before the block.
 */
#include "block-walk.h"

#include <stdlib.h>

#define LONGEST 15
#define MOST_INSTRUCTIONS 4096 /* of one block */
#define SLOTS (2 * MOST_INSTRUCTIONS)
#define FREE_INSTRUCTIONS 16 /* of a block, which its row pays for */
#define MOST_WAYS 256 /* not yet followed, at one time */

struct walk {
	struct block_walker *walker;
	uint64_t site, block;
	const struct symbol *host, *home; /* of the site, of the block; or null */
	uint64_t ways[MOST_WAYS];
	size_t way_count, instructions;
	bool back, leaves, runs_off;
	bool after_call; /* the last instruction was one */
	struct block result;
};

bool block_walker_open(struct block_walker *walker, const struct elf_image *image,
		       const struct symbol_table *symbols)
{
	*walker = (struct block_walker){.image = image, .symbols = symbols};
	walker->seen = malloc(SLOTS * sizeof *walker->seen);
	walker->generations = calloc(SLOTS, sizeof *walker->generations);
	return walker->seen && walker->generations;
}

void block_walker_close(struct block_walker *walker)
{
	free(walker->seen);
	free(walker->generations);
}

/* Adds ADDRESS to the set; false if it was there. */
static bool see(struct block_walker *walker, uint64_t address)
{
	size_t slot = (size_t)(address * 0x9e3779b97f4a7c15u >> 40) % SLOTS;

	while (walker->generations[slot] == walker->generation) {
		if (walker->seen[slot] == address || !elf_work_spend(walker->image->work, 1))
			return false;
		slot = (slot + 1) % SLOTS;
	}
	walker->generations[slot] = walker->generation;
	walker->seen[slot] = address;
	return true;
}

static bool covers(const struct symbol *symbol, uint64_t address)
{
	return address >= symbol->address && address - symbol->address < symbol->size;
}

static bool in_host(const struct walk *walk, uint64_t address)
{
	const struct symbol *symbol;

	if (address == walk->site + walk->walker->image->arch->site_bytes)
		return true;
	if (!walk->host || !walk->host->size)
		return false;
	if (covers(walk->host, address))
		return walk->host != walk->home || address < walk->block;
	if (walk->home && covers(walk->home, address))
		return false;
	/* A site in a cold part: its block may go on in the hot part. */
	symbol = symbol_table_find(walk->walker->symbols, address);
	return symbol && symbol_table_same_function(walk->walker->symbols, symbol, walk->host);
}

static void go_wrong(struct walk *walk, enum block_end end, uint64_t address)
{
	if (walk->result.end == BLOCK_ENDLESS) {
		walk->result.end = end;
		walk->result.stray = address;
	}
}

/* Where no symbol says what the host is, only the first way is followed, to
   the first jump; that is the block, as far as one can tell. */
static bool follows_jumps(const struct walk *walk)
{
	return walk->host != NULL;
}

/* A way comes to the end of the code.  After a call that never returns GCC
   leaves nothing. */
static void run_off(struct walk *walk)
{
	if (walk->after_call)
		walk->leaves = true;
	else
		walk->runs_off = true;
}

/* A way goes on at ADDRESS, by a jump or (not JUMPED) from the instruction
   before.  True if it has to be followed. */
static bool goes_on(struct walk *walk, uint64_t address, bool jumped)
{
	const struct symbol *symbol;

	if (in_host(walk, address)) {
		walk->back = true;
		return false;
	}
	if (jumped && !follows_jumps(walk)) {
		walk->leaves = true;
		return false;
	}
	if (!elf_image_range(walk->walker->image, address)) {
		/* In an object file that is a function of another one. */
		if (!jumped)
			run_off(walk);
		else if (walk->walker->image->relocatable)
			walk->leaves = true;
		else
			go_wrong(walk, BLOCK_NO_CODE, address);
		return false;
	}
	symbol = symbol_table_find(walk->walker->symbols, address);
	if (!symbol || symbol == walk->home || !symbol->size)
		return true;
	if (!jumped)
		run_off(walk);
	else if (symbol->address == address)
		walk->leaves = true;
	else if (!symbol->name || !walk->host->name)
		walk->leaves = walk->result.unsure = true;
	else
		go_wrong(walk, BLOCK_STRAYS, address);
	return false;
}

static void add_way(struct walk *walk, uint64_t address, bool jumped)
{
	if (goes_on(walk, address, jumped) && walk->way_count < MOST_WAYS)
		walk->ways[walk->way_count++] = address;
}

/* One instruction; false if the way ends there. */
static bool step(struct walk *walk, uint64_t *address)
{
	const struct elf_range *range = elf_image_range(walk->walker->image, *address);
	struct code_instruction instruction;
	uint64_t offset;

	if (walk->instructions == MOST_INSTRUCTIONS || !see(walk->walker, *address))
		return false;
	if (walk->instructions++ >= FREE_INSTRUCTIONS &&
	    !elf_work_spend(walk->walker->image->work, 1))
		return false;
	offset = *address - range->address;
	if (!range->executable ||
	    !walk->walker->image->arch->decode(range->bytes + offset, range->size - offset,
						&instruction)) {
		go_wrong(walk, BLOCK_NO_CODE, *address);
		return false;
	}
	walk->result.size += instruction.length;
	*address += instruction.length;
	walk->after_call = instruction.call;
	switch (instruction.flow) {
	case CODE_BRANCH:
	case CODE_JUMP:
		add_way(walk, *address + (uint64_t)instruction.distance, true);
		if (instruction.flow == CODE_JUMP)
			return false;
		break;
	case CODE_INDIRECT:
	case CODE_RETURN:
		walk->leaves = true;
		return false;
	case CODE_STOP:
		return false;
	case CODE_NEXT:
		break;
	}
	return goes_on(walk, *address, false);
}

struct block block_walk(struct block_walker *walker, uint64_t site, uint64_t block)
{
	struct walk walk = {
		.walker = walker,
		.site = site,
		.block = block,
		.host = symbol_table_find(walker->symbols, site),
		.home = symbol_table_find(walker->symbols, block),
		.result = {.end = BLOCK_ENDLESS},
	};

	walker->generation++;
	if (elf_image_range(walker->image, block))
		walk.ways[walk.way_count++] = block;
	while (walk.way_count) {
		uint64_t address = walk.ways[--walk.way_count];

		while (step(&walk, &address))
			;
	}
	if (walk.back)
		walk.result.end = BLOCK_BACK;
	else if (walk.result.end != BLOCK_ENDLESS)
		;
	else if (walk.leaves)
		walk.result.end = BLOCK_LEAVES;
	else if (walk.runs_off)
		walk.result.end = BLOCK_RUNS_OFF;
	return walk.result;
}
