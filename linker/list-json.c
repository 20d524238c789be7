/* SPDX-License-Identifier: MIT */
/* list-json.c - the JSON text of "markers list --json"; its members are in list-members.h. */
#include "list.h"
#include "site.h"
#include "text.h"

#include <inttypes.h>

enum member {
#define MEMBER(name, form, when, meaning) MEMBER_##name,
#include "list-members.h"
	MEMBER_COUNT
};

enum when { WHEN_always, WHEN_sizes, WHEN_archive };

static const struct {
	const char *name;
	enum when when;
} members[] = {
#define MEMBER(name, form, when, meaning) {#name, WHEN_##when},
#include "list-members.h"
};

/* What is printed of a row. */
struct object {
	struct listed_image *listed;
	const struct site_row *row;
	const struct elf_section *site_section, *block_section; /* or null */
	const struct symbol *host;				/* or null */
};

/* A name need not be UTF-8, and then the text is not the name: MEMBER_bytes is. */
static void print_string(enum member member, const char *value)
{
	if (value)
		json_string(stdout, value);
	else
		fputs("null", stdout);
	if (value && json_loses(value)) {
		printf(", \"%s_bytes\": ", members[member].name);
		json_bytes(stdout, value);
	}
}

/* In an object file, which has no addresses, the place in the section. */
static void print_address(const struct object *object, const struct elf_section *section,
			  uint64_t address)
{
	if (object->listed->image->relocatable && section)
		address -= section->address;
	json_address(stdout, address);
}

static void print_section(const struct object *object, enum member member,
			  const struct elf_section *section)
{
	print_string(member, listed_text(object->listed, section ? section->name : NULL));
}

static void print_value(const struct object *object, enum member member)
{
	struct listed_image *listed = object->listed;
	const struct site_row *row = object->row;

	switch (member) {
	case MEMBER_marker:
		print_string(member, row->name);
		break;
	case MEMBER_provider:
		print_string(member, row->provider);
		break;
	case MEMBER_site:
		print_address(object, object->site_section, row->site);
		break;
	case MEMBER_block:
		print_address(object, object->block_section, row->block);
		break;
	case MEMBER_block_section:
		print_section(object, member, object->block_section);
		break;
	case MEMBER_function:
		print_string(member, row->function);
		break;
	case MEMBER_file:
		print_string(member, row->file);
		break;
	case MEMBER_line:
		printf("%u", row->line);
		break;
	case MEMBER_kind:
		print_string(member, site_kind_name(row->kind));
		break;
	case MEMBER_enabled:
		fputs(row->state == SITE_ON ? "true" : "false", stdout);
		break;
	case MEMBER_encoding:
		print_string(member, listed->image->arch->encoding_name(row->encoding));
		break;
	case MEMBER_site_section: /* an object file's addresses mean nothing without it */
		print_section(object, member, object->site_section);
		break;
	case MEMBER_host:
		print_string(member, listed_text(listed, object->host ? object->host->name : NULL));
		break;
	case MEMBER_hot_bytes:
		printf("%u", row->length);
		break;
	case MEMBER_cold_bytes:
		printf("%" PRIu64, listed_cold_size(listed, row));
		break;
	case MEMBER_member:
		print_string(member, listed->image->member);
		break;
	case MEMBER_COUNT:
		break;
	}
}

static void print_object(struct listed_image *listed, const struct site_row *row, bool sizes)
{
	const struct object object = {
		.listed = listed,
		.row = row,
		.site_section = elf_image_section(listed->image, row->site),
		.block_section = elf_image_section(listed->image, row->block),
		.host = symbol_table_find(&listed->symbols, row->site),
	};

	for (unsigned i = 0; i < MEMBER_COUNT; i++) {
		if ((members[i].when == WHEN_sizes && !sizes) ||
		    (members[i].when == WHEN_archive && !listed->image->member))
			continue;
		fputs(i ? ", \"" : "{\"", stdout);
		fputs(members[i].name, stdout);
		fputs("\": ", stdout);
		print_value(&object, i);
	}
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
