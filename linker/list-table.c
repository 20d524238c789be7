/* SPDX-License-Identifier: MIT */
/* list-table.c - the table of "markers list". */
#include "list.h"
#include "site.h"
#include "text.h"

#include <inttypes.h>
#include <string.h>

enum column { MARKER, STATE, KIND, SITE, BLOCK, SECTION, SIZE, FUNCTION, SOURCE, COLUMN_COUNT };

/* One long name must not make every row as long. */
#define WIDEST 200

static const char *const headings[COLUMN_COUNT] = {
	"MARKER", "STATE", "KIND", "SITE", "BLOCK", "BLOCK SECTION", "SIZE", "FUNCTION", "SOURCE",
};

static const char *state_text(enum site_state state)
{
	return state == SITE_OFF ? "off" : state == SITE_ON ? "on" : "other";
}

static size_t decimal_width(uint64_t value)
{
	size_t width = 1;

	while (value /= 10)
		width++;
	return width;
}

/* Each of these writes to FILE, or to nowhere if that is null, and returns how
   many columns it takes. */
static size_t write_text(FILE *file, const char *text)
{
	return file ? text_write(file, text) : text_width(text);
}

static size_t write_address(FILE *file, struct listed_image *listed, uint64_t address)
{
	const struct elf_section *section = NULL;
	const char *name;
	size_t width = 0;

	if (listed->image->relocatable)
		section = elf_image_section(listed->image, address);
	if (section) {
		address -= section->address;
		name = listed_text(listed, section->name);
		width = write_text(file, name ? name : "") + 1;
		if (file)
			putc_unlocked('+', file);
	}
	return width + text_address(file, address);
}

static size_t write_section(FILE *file, struct listed_image *listed, uint64_t address)
{
	const struct elf_section *section = elf_image_section(listed->image, address);
	const char *name = listed_text(listed, section ? section->name : NULL);

	return write_text(file, name && *name ? name : "-");
}

static size_t write_size(FILE *file, struct listed_image *listed, const struct site_row *row)
{
	uint64_t size = listed_cold_size(listed, row);

	if (file)
		fprintf(file, "%" PRIu64, size);
	return decimal_width(size);
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

/* "call/nops": an encoding is shown unless it is the usual one. */
static size_t write_kind(FILE *file, const struct arch *arch, const struct site_row *row)
{
	size_t width = write_text(file, site_kind_name(row->kind));

	if (row->encoding == MARKER_ENCODING_NOPL)
		return width;
	if (file)
		putc_unlocked('/', file);
	return width + 1 + write_text(file, arch->encoding_name(row->encoding));
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

static size_t write_cell(FILE *file, struct listed_image *listed, const struct site_row *row,
			 enum column column)
{
	switch (column) {
	case MARKER:
		return write_marker(file, row);
	case STATE:
		return write_text(file, state_text(row->state));
	case KIND:
		return write_kind(file, listed->image->arch, row);
	case SITE:
		return write_address(file, listed, row->site);
	case BLOCK:
		return write_address(file, listed, row->block);
	case SECTION:
		return write_section(file, listed, row->block);
	case SIZE:
		return write_size(file, listed, row);
	case FUNCTION:
		return write_text(file, *row->function ? row->function : "-");
	case SOURCE:
		return write_source(file, row);
	case COLUMN_COUNT:
		break;
	}
	return 0;
}

/* A column of width 0 is left out. */
static void measure(struct listed_image *listed, bool sizes, size_t widths[COLUMN_COUNT])
{
	struct site_row row;
	bool kinds = false;

	for (int column = 0; column < COLUMN_COUNT; column++)
		widths[column] = strlen(headings[column]);
	for (size_t i = 0; i < listed->count && !kinds; i++) {
		listed_row(listed, i, &row);
		kinds = row.kind != MARKER_SITE_NOP || row.encoding != MARKER_ENCODING_NOPL;
	}
	if (!kinds)
		widths[KIND] = 0;
	if (!sizes)
		widths[SIZE] = 0;
	for (size_t i = 0; i < listed->count && !listed->image->work->spent; i++) {
		listed_row(listed, i, &row);
		for (int column = 0; column < SOURCE && !listed->image->work->spent; column++) {
			size_t width;

			if (!widths[column])
				continue;
			width = write_cell(NULL, listed, &row, column);
			if (width > widths[column])
				widths[column] = width < WIDEST ? width : WIDEST;
		}
	}
}

void list_table(struct listed_image *listed, struct listing *listing)
{
	size_t widths[COLUMN_COUNT];
	struct site_row row;

	measure(listed, listing->sizes, widths);
	if (listed->image->work->spent)
		return;
	for (int column = 0; column < SOURCE; column++)
		if (widths[column])
			printf("%-*s  ", (int)widths[column], headings[column]);
	printf("%s\n", headings[SOURCE]);
	for (size_t i = 0; i < listed->count; i++) {
		listed_row(listed, i, &row);
		if (listed->image->work->spent)
			return;
		for (int column = 0; column < COLUMN_COUNT; column++) {
			size_t width;

			if (!widths[column] && column < SOURCE)
				continue;
			width = write_cell(stdout, listed, &row, column);
			if (column < SOURCE)
				text_pad(stdout, width < widths[column]
							 ? widths[column] + 2 - width
							 : 2);
		}
		putc_unlocked('\n', stdout);
	}
}
