/* SPDX-License-Identifier: MIT */
/* check.c - "markers check FILE": is what the compiler emitted still true? */
#include "check-boundaries.h"
#include "check-object.h"
#include "check-relocations.h"
#include "checker.h"
#include "site.h"
#include "text.h"
#include "elf-file.h"
#include "tool.h"

#include <getopt.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct check_total {
	size_t sites, faults;
	struct check_notes notes;
	bool found;
};

/* What a message calls ROW: its marker and its source, made printable. */
static void print_fault(struct checker *checker, size_t index, const struct site_row *row,
			const char *what, const char *detail, const char *remedy)
{
	char *marker = message_printable(row->name ? row->name : "?");
	char *function = message_printable(row->function ? row->function : "?");

	if (marker && function)
		check_fault(checker, row->address, "row %zu (marker %s in %s, site 0x%" PRIx64
			    "): %s%s; %s",
			    index, marker, function, row->site, what, detail, remedy);
	else
		checker->failed = true;
	free(marker);
	free(function);
}

static const char *const link_again = "link again, with the plugin if it is an LTO link";

static bool is_cold_name(const char *name)
{
	return strncmp(name, ".text.unlikely", 14) == 0 || strncmp(name, ".text.markers", 13) == 0;
}

/* Is the block in a cold section?  The linker has put those into .text; there
   a block in its host's own symbol is right only where that is cold itself,
   which can't be seen any more. */
static void check_place(struct checker *checker, size_t index, const struct site_row *row,
			const struct symbol *host)
{
	const struct elf_section *section = elf_image_section(checker->image, row->block);

	if (section && is_cold_name(section->name))
		return;
	if (checker->image->relocatable)
		print_fault(checker, index, row, "its block is not in a cold section", "",
			    "compile it again with the plugin");
	else if (host && row->block >= host->address &&
		 row->block - host->address < host->size && !symbol_is_cold(host))
		checker->notes.inside_host++;
}

static void check_way(struct checker *checker, size_t index, const struct site_row *row)
{
	struct block block = block_walk(&checker->walker, row->site, row->block);
	char where[32];

	if (checker->image->work->spent)
		return;
	snprintf(where, sizeof where, "0x%" PRIx64, block.stray);
	switch (block.end) {
	case BLOCK_BACK:
		break;
	case BLOCK_LEAVES:
		checker->notes.without_host += block.unsure;
		break;
	case BLOCK_RUNS_OFF:
		checker->notes.runs_off++;
		break;
	case BLOCK_STRAYS:
		print_fault(checker, index, row, "its block leads into another function, at ",
			    where, link_again);
		break;
	case BLOCK_NO_CODE:
		print_fault(checker, index, row, "its block leads to bytes that are no code, at ",
			    where, link_again);
		break;
	case BLOCK_ENDLESS:
		print_fault(checker, index, row, "its block does not lead back into its host", "",
			    link_again);
		break;
	}
}

/* The state of ROW is neither off nor on. */
static void check_bytes(struct checker *checker, size_t index, const struct site_row *row)
{
	const unsigned length = checker->image->arch->site_bytes;
	const uint8_t *b;
	char bytes[32];
	size_t used = 0;

	if (site_row_jumps(row)) {
		b = elf_image_at(checker->image, row->site, length);
		for (unsigned i = 0; i < length && used < sizeof bytes; i++)
			used += (size_t)snprintf(bytes + used, sizeof bytes - used,
						 i ? " %02x" : "%02x", b[i]);
	} else {
		snprintf(bytes, sizeof bytes, "%02x",
			 *elf_image_at(checker->image, row->byte, 1));
	}
	print_fault(checker, index, row,
		    site_row_jumps(row)
			    ? "its bytes are neither the NOP nor the jump to its block: "
			    : "the byte that holds its state is neither 0 nor 1: ",
		    bytes, "restore the file; something else has changed its code");
}

/* Is ROW's site, which no symbol covers, in a section that a rewriter of linked files has
   left behind?  It has taken the functions, and their symbols, elsewhere. */
static bool was_moved(const struct checker *checker, const struct site_row *row)
{
	const struct elf_section *section = elf_image_section(checker->image, row->site);
	const struct symbol_table *symbols = &checker->symbols;

	if (!section || checker->image->relocatable)
		return false;
	if (strncmp(section->name, ".bolt.org.", 10) == 0)
		return true;
	return !symbols->stripped && symbols->count &&
	       !symbol_table_any(symbols, section->address, section->size);
}

static void check_row(struct checker *checker, size_t index)
{
	struct site_row row;
	enum site_fault fault = site_table_row(&checker->sites, index, &row);
	const struct symbol *host;

	if (checker->image->work->spent)
		return;
	if (fault != SITE_FINE) {
		print_fault(checker, index, &row, site_fault_text(fault), "", link_again);
		return;
	}
	checker->checked[checker->checked_count++] = (struct checked_site){
		.site = row.site, .block = row.block, .descriptor = row.descriptor, .row = index};
	if (row.state == SITE_OTHER)
		check_bytes(checker, index, &row);
	checker->on += site_row_switched(&row);
	host = symbol_table_find(&checker->symbols, row.site);
	if (!host && was_moved(checker, &row)) {
		print_fault(checker, index, &row, "its code has been moved elsewhere after the link, "
			    "and nothing runs where its site is", "",
			    "use the file as it was linked, without llvm-bolt or its like");
		return;
	}
	checker->notes.without_host += !host;
	if (site_row_of_key(&row))
		return;
	check_place(checker, index, &row, host);
	if (row.kind != MARKER_SITE_CALL) /* there the block is a function */
		check_way(checker, index, &row);
}

static int compare_sites(const void *a, const void *b)
{
	const struct checked_site *left = a, *right = b;

	if (left->site != right->site)
		return left->site < right->site ? -1 : 1;
	return (left->row > right->row) - (left->row < right->row);
}

static void check_neighbours(struct checker *checker)
{
	for (size_t i = 1; i < checker->checked_count; i++) {
		const struct checked_site *site = &checker->checked[i];

		if (site->site - site[-1].site >= checker->image->arch->site_bytes)
			continue;
		check_fault(checker, site->site,
			    "rows %zu and %zu: %s 0x%" PRIx64 "; link without folding of code, or "
			    "with a linker that respects %s",
			    site[-1].row, site->row,
			    site->site == site[-1].site ? "two rows name the site"
							: "two sites overlap at",
			    site->site, checker->image->arch->link_relocation);
	}
}

static int check_sites(struct checker *checker)
{
	size_t count = checker->sites.count;

	checker->checked = calloc(count + 1, sizeof *checker->checked);
	if (!checker->checked)
		return out_of_memory();
	if (!symbol_table_open(&checker->symbols, checker->image))
		return STATUS_ERROR;
	if (!block_walker_open(&checker->walker, checker->image, &checker->symbols))
		return out_of_memory();
	for (size_t i = 0; i < count; i++) {
		check_row(checker, i);
		if (checker->image->work->spent)
			return STATUS_ERROR;
	}
	qsort(checker->checked, checker->checked_count, sizeof *checker->checked, compare_sites);
	check_neighbours(checker);
	check_boundaries(checker);
	if (!check_object(checker) || !check_relocations(checker) || checker->failed)
		return STATUS_ERROR;
	return checker->faults ? STATUS_NO : STATUS_FINE;
}

static int check_image(struct elf_image *image, void *data)
{
	struct check_total *total = data;
	struct checker checker = {.image = image};
	int status = STATUS_FINE;

	if (!site_table_open(&checker.sites, image)) {
		status = STATUS_ERROR;
	} else if (checker.sites.count) {
		total->found = true;
		status = check_sites(&checker);
	} else if (!image->member) {
		site_table_say_empty(&checker.sites);
		status = STATUS_NO;
	}
	total->sites += checker.sites.count;
	total->faults += checker.faults;
	total->notes.without_host += checker.notes.without_host;
	total->notes.inside_host += checker.notes.inside_host;
	total->notes.runs_off += checker.notes.runs_off;
	total->notes.twice += checker.notes.twice;
	if (!total->notes.reason)
		total->notes.reason = symbol_table_reason(&checker.symbols);
	block_walker_close(&checker.walker);
	symbol_table_close(&checker.symbols);
	site_table_close(&checker.sites);
	free(checker.checked);
	free(checker.descriptors);
	return status;
}

/* What is not proved, and why. */
static void print_notes(const char *file, const struct check_total *total)
{
	const struct check_notes *notes = &total->notes;

	if (notes->without_host)
		text_printf(stdout, "%s: note: %zu of %zu sites are in code without symbols%s; that their "
		       "blocks lead back was not checked\n",
		       file, notes->without_host, total->sites,
		       notes->reason ? notes->reason : "");
	if (notes->inside_host)
		text_printf(stdout, "%s: note: %zu of %zu blocks lie in their host; right if that is cold "
		       "itself, check its object file\n",
		       file, notes->inside_host, total->sites);
	if (notes->twice)
		text_printf(stdout, "%s: note: %zu descriptor%s there twice, with the same "
		       "prototype; the library takes two for one marker\n",
		       file, notes->twice, notes->twice == 1 ? " is" : "s are");
	if (notes->runs_off)
		text_printf(stdout, "%s: note: %zu of %zu blocks have no way back; right if what follows the "
		       "site can't be reached\n",
		       file, notes->runs_off, total->sites);
}

static int check_file(const char *file)
{
	struct check_total total = {0};
	int status = elf_image_visit(file, check_image, &total);

	if (status == STATUS_FINE && !total.found) {
		archive_say_empty(file);
		status = STATUS_NO;
	}
	if (total.found && status != STATUS_ERROR) {
		print_notes(file, &total);
		if (total.faults)
			text_printf(stdout, "%s: %zu site%s, %zu fault%s\n", file, total.sites,
			       plural(total.sites), total.faults, plural(total.faults));
		else
			text_printf(stdout, "%s: %zu site%s, no fault\n", file, total.sites,
			       plural(total.sites));
	}
	free(total.notes.reason);
	return finish_output(status);
}

static int help(void)
{
	printf("Usage: markers check FILE\n"
	       "Checks the site table of FILE, a program, shared object, object file or\n"
	       "archive, against its code.  Each fault is one line, with its file offset.\n"
	       "\n"
	       "  --help  show this help\n"
	       "\n"
	       "Exit status: 0 no fault, 1 faults or no sites, 2 could not look.\n");
	return finish_output(STATUS_FINE);
}

int command_check(int argc, char **argv)
{
	static const struct option options[] = {{"help", no_argument, NULL, OPTION_HELP}, {0}};
	int option;

	opterr = 0;
	while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
		if (option == OPTION_HELP)
			return help();
		return option_error("check", option, argv);
	}
	if (optind == argc)
		return usage_error("check", "check: no file given");
	if (optind + 1 != argc)
		return usage_error("check", "check: one file at a time; '%s' is a second one",
				   argv[optind + 1]);
	return check_file(argv[optind]);
}
