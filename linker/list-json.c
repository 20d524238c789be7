/* SPDX-License-Identifier: MIT */
/* list-json.c - the JSON text of "markers list --json". */
#include "list.h"
#include "site.h"
#include "text.h"

#include <inttypes.h>

static void member(const char *key, const char *value)
{
	fputs(", \"", stdout);
	fputs(key, stdout);
	fputs("\": ", stdout);
	if (value)
		json_string(stdout, value);
	else
		fputs("null", stdout);
}

/* In an object file, which has no addresses, the place in the section. */
static void address_member(const char *key, const struct elf_image *image,
			   const struct elf_section *section, uint64_t address)
{
	fputs(", \"", stdout);
	fputs(key, stdout);
	fputs("\": ", stdout);
	if (image->relocatable && section)
		address -= section->address;
	json_address(stdout, address);
}

static void print_object(struct listed_image *listed, const struct site_row *row, bool sizes)
{
	const struct elf_image *image = listed->image;
	const struct elf_section *block_section = elf_image_section(image, row->block);
	const struct elf_section *site_section = elf_image_section(image, row->site);
	const struct symbol *host = symbol_table_find(&listed->symbols, row->site);

	fputs("{\"marker\": ", stdout);
	json_string(stdout, row->name);
	member("provider", row->provider);
	address_member("site", image, site_section, row->site);
	address_member("block", image, block_section, row->block);
	member("block_section", listed_text(listed, block_section ? block_section->name : NULL));
	member("function", row->function);
	member("file", row->file);
	printf(", \"line\": %u", row->line);
	member("kind", site_kind_name(row->kind));
	fputs(", \"enabled\": ", stdout);
	fputs(row->state == SITE_ON ? "true" : "false", stdout);
	/* Beyond the fixed keys: what its NOP is made of, where the site is (an object file's addresses
	   mean nothing without it), and the function that it was inlined into. */
	member("encoding", image->arch->encoding_name(row->encoding));
	member("site_section", listed_text(listed, site_section ? site_section->name : NULL));
	member("host", listed_text(listed, host ? host->name : NULL));
	if (sizes)
		printf(", \"hot_bytes\": %u, \"cold_bytes\": %" PRIu64, row->length,
		       listed_cold_size(listed, row));
	if (image->member)
		member("member", image->member);
	putc_unlocked('}', stdout);
}

void list_json(struct listed_image *listed, struct listing *listing)
{
	struct site_row row;

	for (size_t i = 0; i < listed->count; i++) {
		listed_row(listed, i, &row);
		if (listed->image->work->spent)
			return;
		fputs(listing->started ? ",\n " : "[", stdout);
		listing->started = true;
		print_object(listed, &row, listing->sizes);
	}
}
