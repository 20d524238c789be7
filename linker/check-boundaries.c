/* SPDX-License-Identifier: MIT */
/*
 * check-boundaries.c - sites begin where instructions do.
 *
 * A row whose site lies in the middle of an instruction may find the bytes of a NOP
 * there, in an immediate for example.  What a compiler makes of a function has no data
 * between its instructions, so the way from the function's start to the site is plain.
 */
#include "check-boundaries.h"

#include <inttypes.h>

/* The first instruction at or behind UNTIL, from ADDRESS on; 0 where code cannot be
   decoded, or work is spent. */
static uint64_t walk(const struct elf_image *image, uint64_t address, uint64_t until)
{
	const struct elf_range *range = elf_image_range(image, address);
	struct code_instruction instruction;

	if (!range || !range->executable)
		return 0;
	while (address < until) {
		const uint64_t offset = address - range->address;

		if (offset >= range->size ||
		    !image->arch->decode(range->bytes + offset, range->size - offset,
					 &instruction))
			return 0;
		address += instruction.length;
	}
	return address;
}

void check_boundaries(struct checker *checker)
{
	const struct symbol *host = NULL;
	uint64_t at = 0;

	for (size_t i = 0; i < checker->checked_count; i++) {
		const struct checked_site *site = &checker->checked[i];
		const struct symbol *symbol = symbol_table_find(&checker->symbols, site->site);

		/* Sites that overlap have been told of. */
		if (!symbol || (i && site->site - site[-1].site < checker->image->arch->site_bytes))
			continue;
		if (symbol != host)
			at = symbol->address;
		host = symbol;
		/* A site is a whole instruction, and one behind the other. */
		if (at && at <= site->site)
			at = walk(checker->image, at, site->site);
		if (at > site->site)
			check_fault(checker, site->site,
				    "row %zu: its site 0x%" PRIx64 " is in the middle of an "
				    "instruction; link it again",
				    site->row, site->site);
	}
}
