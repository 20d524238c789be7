/* SPDX-License-Identifier: MIT */
/* listed.c - one image of "markers list", while it is printed. */
#include "listed.h"
#include "site.h"

#include <string.h>

void listed_row(struct listed_image *listed, size_t i, struct site_row *row)
{
	site_table_row(&listed->sites, listed->selected[i], row);
}

const char *listed_text(struct listed_image *listed, const char *text)
{
	struct elf_work *work = listed->image->work;

	if (!text || work->spent || !elf_work_spend(work, elf_work_of_string(strlen(text))))
		return NULL;
	return text;
}

uint64_t listed_cold_size(struct listed_image *listed, const struct site_row *row)
{
	return site_row_of_key(row) ? 0 : block_walk(&listed->walker, row->site, row->block).size;
}
