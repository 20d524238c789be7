/* SPDX-License-Identifier: MIT */
/* list.c - "markers list FILE": each site of each marker. */
#include "list.h"
#include "site.h"
#include "text.h"
#include "elf-file.h"
#include "tool.h"

#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Nothing is printed of a table with a row that is not right: half an answer
   looks like a whole one. */
static bool select_rows(struct listed_image *listed, struct listing *listing)
{
	size_t faults = 0, count = listed->sites.count;
	struct site_row row;

	listed->selected = malloc(count * sizeof *listed->selected);
	if (!listed->selected)
		return out_of_memory(), false;
	for (size_t i = 0; i < count; i++) {
		enum site_fault fault = site_table_row(&listed->sites, i, &row);
		int selected;

		if (listed->image->work->spent)
			return false;
		if (fault != SITE_FINE) {
			if (faults++ == 0)
				message("%s: row %zu of its site table (at 0x%" PRIx64 "): %s; "
					"link it again, 'markers check' shows more",
					listed->image->path, i, row.address,
					site_fault_text(fault));
			continue;
		}
		selected = site_match_row(&listing->match, listed->image, &row);
		if (selected < 0)
			return false;
		if (selected)
			listed->selected[listed->count++] = (uint32_t)i;
	}
	if (faults > 1)
		message("%s: %zu of its %zu rows are wrong", listed->image->path, faults, count);
	return faults == 0;
}

/* Hosts, and with them the ends of blocks, come from symbols.  False if that could
   not be said. */
static bool say_without_hosts(struct listed_image *listed, const struct listing *listing)
{
	size_t count = 0, uncovered = 0;
	const struct symbol *host;
	struct site_row row;
	char *reason;

	if (!listed->symbols.stripped ||
	    (!listing->json && !listing->sizes && !listing->count))
		return true;
	for (size_t i = 0; i < listed->count; i++) {
		listed_row(listed, i, &row);
		host = symbol_table_find(&listed->symbols, row.site);
		count += !host || !host->name;
		uncovered += !host;
	}
	if (!count)
		return true;
	reason = symbol_table_reason(&listed->symbols);
	if (!reason)
		return false;
	message("%s: note: %zu of %zu sites are in code without symbols%s; their hosts are not "
		"known%s",
		listed->image->path, count, listed->count, reason,
		uncovered ? ", and the size of a block is that up to its first jump" : "");
	free(reason);
	return true;
}

static int list_sites(struct listed_image *listed, struct listing *listing)
{
	const struct elf_image *image = listed->image;

	listing->found = true;
	if (!symbol_table_open(&listed->symbols, image) || !select_rows(listed, listing))
		return STATUS_ERROR;
	if (listed->count == 0)
		return STATUS_FINE;
	listing->matched = true;
	if ((listing->sizes || listing->count) &&
	    !block_walker_open(&listed->walker, image, &listed->symbols))
		return out_of_memory();
	if (!say_without_hosts(listed, listing))
		return STATUS_ERROR;
	if (!listing->json) {
		if (image->member && listing->started)
			putchar('\n');
		if (image->member)
			text_printf(stdout, "%s:\n", image->path);
		listing->started = true;
	}
	if (listing->count)
		return list_counts(listed, listing) ? STATUS_FINE : STATUS_ERROR;
	if (listing->json)
		list_json(listed, listing);
	else
		list_table(listed, listing);
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
	block_walker_close(&listed.walker);
	symbol_table_close(&listed.symbols);
	site_table_close(&listed.sites);
	free(listed.selected);
	/* Its address may be that of the next image. */
	listing->match.image = NULL;
	return status;
}

static int list_file(const char *file, struct listing *listing)
{
	int status = elf_image_visit(file, list_image, listing);

	if (status == STATUS_FINE && !listing->found) {
		archive_say_empty(file);
		status = STATUS_NO;
	} else if (status == STATUS_FINE && !listing->matched) {
		message("%s: has sites, but none that matches; 'markers list %s' shows all", file,
			file);
		status = STATUS_NO;
	}
	if (listing->json && (listing->started || status == STATUS_NO))
		fputs(listing->started ? "]\n" : "[]\n", stdout);
	return finish_output(status);
}

static int help(void)
{
	printf("Usage: markers list [OPTION]... FILE\n"
	       "Shows each site of each marker in FILE, a program, shared object, object file\n"
	       "or archive.  An address in an object file is SECTION+OFFSET.\n"
	       "\n"
	       "  --json               an array of objects instead of a table\n"
	       "  --match=PATTERN      sites that PATTERN selects: [PROVIDER:]NAME[@FILE[:LINE]]\n"
	       "  --provider=PROVIDER  sites of markers of PROVIDER, a glob\n"
	       "  --sizes              the size of each block, in bytes\n"
	       "  --count=marker       sites and bytes of hot and cold code by marker\n"
	       "  --count=function     the same by function\n"
	       "  --help               show this help\n"
	       "\n"
	       "STATE is 'off' (a NOP), 'on' (the jump to the block) or 'other'.  KIND is shown\n"
	       "if one is not 'nop'.\n"
	       "Exit status: 0 sites shown, 1 there are none, 2 could not look.\n");
	return finish_output(STATUS_FINE);
}

static const struct option options[] = {
	{"count", required_argument, NULL, 'c'},
	{"help", no_argument, NULL, OPTION_HELP},
	{"json", no_argument, NULL, OPTION_JSON},
	{"match", required_argument, NULL, 'm'},
	{"provider", required_argument, NULL, 'p'},
	{"sizes", no_argument, NULL, OPTION_SIZES},
	{0},
};

static int parse_count(const char *by, struct listing *listing)
{
	if (strcmp(by, "marker") == 0)
		listing->count = COUNT_MARKER;
	else if (strcmp(by, "function") == 0)
		listing->count = COUNT_FUNCTION;
	else
		return usage_error("list", "list: --count is by 'marker' or by 'function', not "
				   "by '%s'", by);
	return STATUS_FINE;
}

static int list(int argc, char **argv, struct listing *listing)
{
	const char *provider = NULL;
	int option, status = STATUS_FINE;

	opterr = 0;
	while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
		if (option == OPTION_JSON)
			listing->json = true;
		else if (option == OPTION_SIZES)
			listing->sizes = true;
		else if (option == OPTION_HELP)
			return help();
		else if (option == 'p')
			provider = optarg;
		else if (option == 'c')
			status = parse_count(optarg, listing);
		else if (option == 'm' && listing->match.pattern)
			return usage_error("list", "list: one --match only; join patterns by "
					   "commas");
		else if (option == 'm')
			status = site_match_open(&listing->match, "list", optarg);
		else
			return option_error("list", option, argv);
		if (status != STATUS_FINE)
			return status;
	}
	listing->match.provider = provider;
	if (optind == argc)
		return usage_error("list", "list: no file given");
	if (optind + 1 != argc)
		return usage_error("list", "list: one file at a time; '%s' is a second one",
				   argv[optind + 1]);
	return list_file(argv[optind], listing);
}

int command_list(int argc, char **argv)
{
	struct listing listing = {0};
	int status = list(argc, argv, &listing);

	site_match_close(&listing.match);
	return status;
}
