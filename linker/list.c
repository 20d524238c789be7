/* SPDX-License-Identifier: MIT */
/* list.c - "markers list FILE": each site of each marker, as a table or JSON. */
#include "site-table.h"
#include "symbol-table.h"
#include "text.h"
#include "tool.h"

#include <getopt.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct listing {
	bool json;
	bool started; /* something has been printed */
	bool found;   /* some image has sites */
};

/* One image while it is printed. */
struct listed_image {
	const struct elf_image *image;
	struct site_table sites;
	struct symbol_table symbols;
};

enum column { MARKER, STATE, SITE, BLOCK, SECTION, FUNCTION, SOURCE, COLUMN_COUNT };

static const char *const headings[COLUMN_COUNT] = {
	"MARKER", "STATE", "SITE", "BLOCK", "BLOCK SECTION", "FUNCTION", "SOURCE",
};

static const char *state_text(enum site_state state)
{
	return state == SITE_OFF ? "off" : state == SITE_ON ? "on" : "other";
}

static const char *section_name(const struct elf_image *image, uint64_t address)
{
	const struct elf_section *section = elf_image_section(image, address);

	return section ? section->name : "";
}

/* In an object file, which has no addresses, the place in the section. */
static uint64_t shown_address(const struct elf_image *image, uint64_t address)
{
	const struct elf_section *section;

	if (!image->relocatable)
		return address;
	section = elf_image_section(image, address);
	return section ? address - section->address : address;
}

static size_t hexadecimal_width(uint64_t value)
{
	size_t width = 3; /* 0x and a digit */

	while (value >>= 4)
		width++;
	return width;
}

static size_t decimal_width(unsigned value)
{
	size_t width = 1;

	while (value /= 10)
		width++;
	return width;
}

static size_t write_address(FILE *file, const struct elf_image *image, uint64_t address)
{
	uint64_t shown = shown_address(image, address);
	size_t width = hexadecimal_width(shown);

	if (image->relocatable) {
		const char *name = section_name(image, address);

		width += file ? text_write(file, name) : text_width(name);
		width++;
		if (file)
			putc_unlocked('+', file);
	}
	if (file)
		fprintf(file, "0x%" PRIx64, shown);
	return width;
}

static size_t write_text(FILE *file, const char *text)
{
	return file ? text_write(file, text) : text_width(text);
}

static size_t write_marker(FILE *file, const struct site_row *row)
{
	size_t width = 0;

	if (*row->provider) {
		width = write_text(file, row->provider) + 1;
		if (file)
			putc_unlocked(':', file);
	}
	return width + write_text(file, row->name);
}

static size_t write_source(FILE *file, const struct site_row *row)
{
	size_t width = write_text(file, *row->file ? row->file : "-");

	if (row->line) {
		width += 1 + decimal_width(row->line);
		if (file)
			fprintf(file, ":%u", row->line);
	}
	return width;
}

/* Writes one cell to FILE, or to nowhere if that is null.  Returns its width. */
static size_t write_cell(FILE *file, const struct elf_image *image, const struct site_row *row,
			 enum column column)
{
	const char *name;

	switch (column) {
	case MARKER:
		return write_marker(file, row);
	case STATE:
		return write_text(file, state_text(row->state));
	case SITE:
		return write_address(file, image, row->site);
	case BLOCK:
		return write_address(file, image, row->block);
	case SECTION:
		name = section_name(image, row->block);
		return write_text(file, *name ? name : "-");
	case FUNCTION:
		return write_text(file, *row->function ? row->function : "-");
	case SOURCE:
		return write_source(file, row);
	case COLUMN_COUNT:
		break;
	}
	return 0;
}

static void print_table(struct listed_image *listed, const size_t widths[COLUMN_COUNT])
{
	struct site_row row;

	for (int column = 0; column < SOURCE; column++)
		printf("%-*s  ", (int)widths[column], headings[column]);
	printf("%s\n", headings[SOURCE]);
	for (size_t i = 0; i < listed->sites.count; i++) {
		site_table_row(&listed->sites, i, &row);
		for (int column = 0; column < COLUMN_COUNT; column++) {
			size_t width = write_cell(stdout, listed->image, &row, column);

			if (column < SOURCE)
				text_pad(stdout, widths[column] + 2 - width);
		}
		putc_unlocked('\n', stdout);
	}
}

static void json_member(const char *key, const char *value)
{
	printf(", \"%s\": ", key);
	json_string(stdout, value);
}

static void json_optional(const char *key, const char *value)
{
	if (value)
		json_member(key, value);
	else
		printf(", \"%s\": null", key);
}

static void print_object(struct listed_image *listed, const struct site_row *row)
{
	const struct elf_image *image = listed->image;
	const struct elf_section *block_section = elf_image_section(image, row->block);
	const struct elf_section *site_section = elf_image_section(image, row->site);
	const struct symbol *host = symbol_table_find(&listed->symbols, row->site);

	fputs("{\"marker\": ", stdout);
	json_string(stdout, row->name);
	json_member("provider", row->provider);
	fputs(", \"site\": ", stdout);
	json_address(stdout, shown_address(image, row->site));
	fputs(", \"block\": ", stdout);
	json_address(stdout, shown_address(image, row->block));
	json_optional("block_section", block_section ? block_section->name : NULL);
	json_member("function", row->function);
	json_member("file", row->file);
	printf(", \"line\": %u", row->line);
	json_member("kind", row->kind);
	printf(", \"enabled\": %s", row->state == SITE_ON ? "true" : "false");
	/* Beyond the fixed keys: where the site is (an object file's addresses
	   mean nothing without it), and the function that it was inlined into. */
	json_optional("site_section", site_section ? site_section->name : NULL);
	json_optional("host", host ? host->name : NULL);
	if (image->member)
		json_member("member", image->member);
	putc_unlocked('}', stdout);
}

static void print_json(struct listed_image *listed, struct listing *listing)
{
	struct site_row row;

	for (size_t i = 0; i < listed->sites.count; i++) {
		site_table_row(&listed->sites, i, &row);
		fputs(listing->started ? ",\n " : "[", stdout);
		listing->started = true;
		print_object(listed, &row);
	}
}

/* Nothing is printed of a table with a row that is not right: half an answer
   looks like a whole one. */
static bool measure(struct listed_image *listed, size_t widths[COLUMN_COUNT])
{
	size_t faults = 0;
	struct site_row row;

	for (int column = 0; column < COLUMN_COUNT; column++)
		widths[column] = strlen(headings[column]);
	for (size_t i = 0; i < listed->sites.count; i++) {
		enum site_fault fault = site_table_row(&listed->sites, i, &row);

		if (fault != SITE_FINE) {
			if (faults++ == 0)
				message("%s: row %zu of its site table (at 0x%" PRIx64 "): %s; "
					"link it again",
					listed->image->path, i, row.address,
					site_fault_text(fault));
			continue;
		}
		for (int column = 0; column < SOURCE; column++) {
			size_t width = write_cell(NULL, listed->image, &row, column);

			if (width > widths[column])
				widths[column] = width;
		}
	}
	if (faults > 1)
		message("%s: %zu of its %zu rows are wrong", listed->image->path, faults,
			listed->sites.count);
	return faults == 0;
}

static int list_sites(struct listed_image *listed, struct listing *listing)
{
	const struct elf_image *image = listed->image;
	size_t widths[COLUMN_COUNT];

	if (!symbol_table_open(&listed->symbols, image) || !measure(listed, widths))
		return STATUS_ERROR;
	listing->found = true;
	if (listing->json) {
		print_json(listed, listing);
		return STATUS_FINE;
	}
	if (image->member)
		printf("%s%s:\n", listing->started ? "\n" : "", image->path);
	listing->started = true;
	print_table(listed, widths);
	return STATUS_FINE;
}

static int list_image(struct elf_image *image, void *data)
{
	struct listing *listing = data;
	struct listed_image listed = {.image = image};
	int status = STATUS_FINE;

	if (!site_table_open(&listed.sites, image)) {
		status = STATUS_ERROR;
	} else if (listed.sites.count) {
		status = list_sites(&listed, listing);
	} else if (!image->member) { /* of an archive most members have none */
		site_table_say_empty(&listed.sites);
		status = STATUS_NO;
	}
	symbol_table_close(&listed.symbols);
	site_table_close(&listed.sites);
	return status;
}

static int list_file(const char *file, struct listing *listing)
{
	int status = elf_image_visit(file, list_image, listing);

	if (status == STATUS_FINE && !listing->found) {
		message("%s: is an archive without sites; LTO objects get theirs at the link, "
			"others from $(pkg-config --cflags markers)",
			file);
		status = STATUS_NO;
	}
	if (listing->json && (listing->started || status == STATUS_NO))
		fputs(listing->started ? "]\n" : "[]\n", stdout);
	return finish_output(status);
}

static int help(void)
{
	printf("Usage: markers list [--json] FILE\n"
	       "Shows each site of each marker in FILE, a program, shared object, object file\n"
	       "or archive.  An address in an object file is SECTION+OFFSET.\n"
	       "\n"
	       "  --json  an array of objects instead of a table\n"
	       "  --help  show this help\n"
	       "\n"
	       "STATE is 'off' (a NOP), 'on' (the jump to the block) or 'other'.\n"
	       "Exit status: 0 sites shown, 1 FILE has none, 2 could not look.\n");
	return finish_output(STATUS_FINE);
}

int command_list(int argc, char **argv)
{
	static const struct option options[] = {
		{"json", no_argument, NULL, OPTION_JSON},
		{"help", no_argument, NULL, OPTION_HELP},
		{0},
	};
	struct listing listing = {0};
	int option;

	opterr = 0;
	while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
		if (option == OPTION_JSON)
			listing.json = true;
		else if (option == OPTION_HELP)
			return help();
		else
			return option_error("list", option, argv);
	}
	if (optind == argc)
		return usage_error("list", "list: no file given");
	if (optind + 1 != argc)
		return usage_error("list", "list: one file at a time; '%s' is a second one",
				   argv[optind + 1]);
	return list_file(argv[optind], &listing);
}
