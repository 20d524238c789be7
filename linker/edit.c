/* SPDX-License-Identifier: MIT */
/*
 * edit.c - "markers enable" and "markers disable": a copy of a program or
 * shared object in which chosen sites jump, or do not, from the start.
 *
 * The image is a private mapping of the file, so the copy is the mapping after
 * the change.
 */
#include "initial.h"
#include "match.h"
#include "pattern.h"
#include "replace-file.h"
#include "signature.h"
#include "site.h"
#include "text.h"
#include "elf-file.h"
#include "tool.h"

#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

struct edit {
	const char *command, *file, *out;
	bool enable;
	struct site_match match;
	size_t selected, changed;
	struct initial_pointers pointers;
};

/* Is ROW, which is selected, one that can be changed? */
static bool can_change(const struct elf_image *image, size_t index, const struct site_row *row)
{
	if (row->state == SITE_OTHER) {
		message("%s: row %zu: the site 0x%" PRIx64 " has bytes that are neither the NOP "
			"nor the jump to its block; 'markers check' shows them, nothing was written",
			image->path, index, row->site);
		return false;
	}
	if (site_row_jumps(row) && !image->arch->reaches(row)) {
		message("%s: row %zu: the site 0x%" PRIx64 " is too far from its block for a "
			"jump; link it again, nothing was written",
			image->path, index, row->site);
		return false;
	}
	return true;
}

/* Sets the initial value of the key of ROW, or (not WRITE) only looks whether that
   can be done.  False after a message. */
static bool set_key(const struct edit *edit, const struct site_table *sites,
		    const struct site_row *row, bool write)
{
	uint8_t *key = initial_key(&edit->pointers, sites->image, row->descriptor);

	if (!key)
		message("%s: key %s is defined in another file, and its sites go with it; write "
			"that one, or give a pattern without the key; nothing was written",
			sites->image->path, row->name);
	else if (write)
		*key = edit->enable;
	return key;
}

/* Changes the selected sites, or (not WRITE) only looks whether that can be
   done.  False after a message. */
static bool change_sites(struct edit *edit, struct site_table *sites, bool write)
{
	enum site_state wanted = edit->enable ? SITE_ON : SITE_OFF;
	struct site_row row;

	edit->selected = edit->changed = 0;
	for (size_t i = 0; i < sites->count; i++) {
		enum site_fault fault = site_table_row(sites, i, &row);
		int selected;

		if (sites->image->work->spent)
			return false;
		if (fault != SITE_FINE) {
			message("%s: row %zu: %s; link it again, nothing was written",
				sites->image->path, i, site_fault_text(fault));
			return false;
		}
		selected = site_match_row(&edit->match, sites->image, &row);
		if (selected < 0 || (selected && !can_change(sites->image, i, &row)))
			return false;
		/* A key is one: its sites are not switched one by one. */
		if (!selected || (site_row_of_key(&row) &&
				  edit->match.selects != MARKERS_MATCH_ALL))
			continue;
		if (site_row_of_key(&row) && !set_key(edit, sites, &row, write))
			return false;
		edit->selected++;
		if (row.state == wanted)
			continue;
		edit->changed++;
		if (write)
			sites->image->arch->set_site(sites->image, &row, edit->enable);
	}
	return true;
}

static int edit_sites(struct edit *edit, struct elf_image *image, struct site_table *sites)
{
	int status;

	if (!initial_pointers_open(&edit->pointers, image) || !change_sites(edit, sites, false))
		return STATUS_ERROR;
	if (!edit->selected) {
		message("%s: has sites, but none that matches; 'markers list %s' shows all, "
			"nothing was written",
			edit->file, edit->file);
		return STATUS_NO;
	}
	if (!change_sites(edit, sites, true) || !initial_update(sites))
		return STATUS_ERROR;
	status = replace_file(edit->out, image->source, image->bytes, image->size);
	if (status == STATUS_FINE) {
		signature_notes(image, edit->file, edit->out);
		text_printf(stdout, "%s: %zu site%s %s, %zu of them changed\n", edit->out, edit->selected,
		       plural(edit->selected), edit->enable ? "on" : "off", edit->changed);
	}
	return status;
}

static int edit_image(struct elf_image *image, void *data)
{
	struct edit *edit = data;
	struct site_table sites = {0};
	int status;

	if (image->member || image->relocatable) {
		message("%s: is an object file, whose code the linker still has to place; link it "
			"first, nothing was written",
			image->path);
		return STATUS_ERROR;
	}
	if (!site_table_open(&sites, image)) {
		status = STATUS_ERROR;
	} else if (sites.count) {
		status = edit_sites(edit, image, &sites);
	} else {
		site_table_say_empty(&sites);
		status = STATUS_NO;
	}
	initial_pointers_close(&edit->pointers);
	site_table_close(&sites);
	return status;
}

static int help(const struct edit *edit)
{
	const char *state = edit->enable ? "on" : "off";

	printf("Usage: markers %s PATTERN FILE -o OUT\n"
	       "Writes OUT, a copy of FILE, a program or shared object, in which each site that\n"
	       "PATTERN selects is %s.  PATTERN is [PROVIDER:]NAME[@FILE[:LINE]] or several,\n"
	       "joined by commas; each part is a glob.\n"
	       "\n"
	       "  -o, --output=OUT  the file to write; it may be FILE\n"
	       "  --help            show this help\n"
	       "\n"
	       "OUT has the mode, owner and user.* attributes of FILE.  Its build ID is that of FILE.\n"
	       "Exit status: 0 written, 1 no site matches, 2 could not look or write.\n",
	       edit->command, state);
	return finish_output(STATUS_FINE);
}

static int run(int argc, char **argv, struct edit *edit)
{
	static const struct option options[] = {
		{"help", no_argument, NULL, OPTION_HELP},
		{"output", required_argument, NULL, 'o'},
		{0},
	};
	const char *command = edit->command;
	int option, status;

	opterr = 0;
	while ((option = getopt_long(argc, argv, ":o:", options, NULL)) != -1) {
		if (option == OPTION_HELP)
			return help(edit);
		if (option != 'o')
			return option_error(command, option, argv);
		if (edit->out)
			return usage_error(command, "%s: one -o only", command);
		edit->out = optarg;
	}
	if (argc - optind < 2)
		return usage_error(command, "%s: no %s given", command,
				   optind == argc ? "pattern" : "file");
	if (argc - optind > 2)
		return usage_error(command, "%s: one pattern and one file; '%s' is too many",
				   command, argv[optind + 2]);
	if (!edit->out || !*edit->out)
		return usage_error(command, "%s: no -o OUT given, the file to write", command);
	edit->file = argv[optind + 1];
	status = site_match_open(&edit->match, command, argv[optind]);
	if (status == STATUS_FINE)
		status = finish_output(elf_image_visit(edit->file, edit_image, edit));
	site_match_close(&edit->match);
	return status;
}

int command_enable(int argc, char **argv)
{
	struct edit edit = {.command = "enable", .enable = true};

	return run(argc, argv, &edit);
}

int command_disable(int argc, char **argv)
{
	struct edit edit = {.command = "disable"};

	return run(argc, argv, &edit);
}
