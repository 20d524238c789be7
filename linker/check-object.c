/* SPDX-License-Identifier: MIT */
/*
 * check-object.c - the part of "markers check" that looks at the file around
 * the rows: the note, the sections, the descriptors.
 */
#include "check-object.h"
#include "descriptor.h"
#include "relative.h"
#include "text.h"
#include "tool.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const struct elf_section *find_section(const struct elf_image *image, const char *name)
{
	for (size_t i = 1; i < image->section_count; i++)
		if (image->sections[i].flags & SHF_ALLOC &&
		    strcmp(image->sections[i].name, name) == 0)
			return &image->sections[i];
	return NULL;
}

/* Are the descriptors those that the note says? */
static bool note_has_descriptors(const struct checker *checker)
{
	const struct site_table *sites = &checker->sites;
	const struct elf_section *section =
		find_section(checker->image, MARKERS_SECTION_DESCRIPTORS);
	const uint64_t start = sites->note_descriptors_start;
	const uint64_t stop = sites->note_descriptors_stop;

	if (section)
		return start == section->address && stop == section->address + section->size;
	return start <= stop && (start == stop || elf_image_at(checker->image, start, stop - start));
}

/* Does the note, by which the runtime finds the table, name all of it? */
static void check_note(struct checker *checker)
{
	const struct site_table *sites = &checker->sites;

	if (checker->image->relocatable || sites->part_count == 0)
		return;
	if (sites->note_count == 0)
		check_fault(checker, sites->parts[0].address,
			    "the file has no note %s, so the runtime may not find its sites; keep "
			    "that section at the link",
			    MARKERS_SECTION_NOTE);
	else if (sites->notes_differ)
		check_fault(checker, sites->note_address,
			    "the file has %zu notes, which name different tables, and the runtime "
			    "needs one; link it again from its object files",
			    sites->note_count);
	else if (sites->part_count > 1 || sites->note_start != sites->parts[0].address ||
		 sites->note_stop - sites->note_start !=
			 sites->count * sizeof(struct marker_site))
		check_fault(checker, sites->note_address,
			    "the note says that the rows are at 0x%" PRIx64 " to 0x%" PRIx64
			    ", they are not; link it without a script that moves %s",
			    sites->note_start, sites->note_stop, MARKERS_SECTION_SITES);
	else if (!note_has_descriptors(checker))
		check_fault(checker, sites->note_address,
			    "the note says that the descriptors are at 0x%" PRIx64 " to 0x%" PRIx64
			    ", they are not; link it without a script that moves %s",
			    sites->note_descriptors_start, sites->note_descriptors_stop,
			    MARKERS_SECTION_DESCRIPTORS);
	else if (sites->note_flags != (checker->on ? MARKER_OBJECT_SITES_ON : 0))
		check_fault(checker, sites->note_address,
			    "%zu site%s on, and the note's flags (0x%x) do not say so; write the "
			    "file with 'markers enable' or 'markers disable'",
			    checker->on, checker->on == 1 ? " is" : "s are", sites->note_flags);
}

static void check_read_only(struct checker *checker, const char *name)
{
	for (size_t i = 1; i < checker->image->section_count; i++) {
		const struct elf_section *section = &checker->image->sections[i];

		if (strcmp(section->name, name) == 0 && section->flags & SHF_WRITE)
			check_fault(checker, section->address,
				    "section %s is writable, so each process has a copy; link it "
				    "without what makes it so",
				    name);
	}
}

/* A table of what may not be there twice. */
static int compare_symbols(const void *a, const void *b)
{
	const struct checked_descriptor *left = a, *right = b;
	int order = strcmp(left->symbol, right->symbol);

	if (!order)
		order = strcmp(left->prototype, right->prototype);
	if (order)
		return order;
	return (left->address > right->address) - (left->address < right->address);
}

static int compare_addresses(const void *a, const void *b)
{
	const struct checked_descriptor *left = a, *right = b;

	return (left->address > right->address) - (left->address < right->address);
}

/* One symbol may have several descriptors where the linker was told to take groups apart
   (ld -r --force-group-allocation): the library takes them for one marker. */
static void check_twice(struct checker *checker, struct checked_descriptor *found, size_t count)
{
	qsort(found, count, sizeof *found, compare_symbols);
	for (size_t i = 1; i < count; i++)
		if (*found[i].symbol && strcmp(found[i].symbol, found[i - 1].symbol) == 0) {
			char *symbol;

			if (strcmp(found[i].prototype, found[i - 1].prototype) == 0) {
				checker->notes.twice++;
				continue;
			}
			symbol = message_printable(found[i].symbol);

			if (symbol)
				check_fault(checker, found[i].address,
					    "a second descriptor of %s, with another prototype, so "
					    "they are two markers; give one of them another name",
					    symbol);
			checker->failed |= !symbol;
			free(symbol);
		}
}

bool check_is_descriptor(const struct checker *checker, uint64_t address)
{
	struct checked_descriptor key = {.address = address};

	return checker->descriptor_count &&
	       bsearch(&key, checker->descriptors, checker->descriptor_count, sizeof key,
		       compare_addresses);
}

static void check_members(struct checker *checker)
{
	for (size_t i = 0; i < checker->checked_count; i++) {
		const struct checked_site *site = &checker->checked[i];

		if (!check_is_descriptor(checker, site->descriptor))
			check_fault(checker, site->descriptor,
				    "row %zu: its descriptor is not one of section %s; link it "
				    "again from its object files",
				    site->row, MARKERS_SECTION_DESCRIPTORS);
	}
}

/* The descriptor at ADDRESS; its size, or 0 if what follows can't be found. */
static uint32_t check_descriptor(struct checker *checker, uint64_t address,
				 struct checked_descriptor *found)
{
	struct descriptor descriptor;
	enum descriptor_fault kind = descriptor_read(checker->image, address, &descriptor);
	const char *fault;
	char *name;

	*found = (struct checked_descriptor){.address = address, .symbol = "", .prototype = ""};
	if (checker->image->work->spent)
		return 0;
	switch (kind) {
	case DESCRIPTOR_FINE:
		break;
	case DESCRIPTOR_FAULT_NAME:
		check_fault(checker, address, "a descriptor has no name or provider that is in "
			    "the file; compile it again");
		return descriptor.size;
	case DESCRIPTOR_FAULT_VERSION:
		check_fault(checker, address, "no descriptor of this ABI version where one has to "
			    "be; compile all files with one version of the plugin");
		return 0;
	case DESCRIPTOR_FAULT_PLACE:
		check_fault(checker, address,
			    "a descriptor is not whole in the file; link it again");
		return 0;
	}
	fault = descriptor_check(checker->image, address, &found->symbol,
				 &found->prototype);
	if (checker->image->work->spent)
		return 0;
	if (descriptor.flags & MARKER_DESCRIPTOR_LOCAL)
		found->symbol = "";
	name = fault ? message_printable(descriptor.name) : NULL;
	if (name)
		check_fault(checker, address, "the descriptor of %s %s; compile it again", name,
			    fault);
	checker->failed |= fault && !name;
	free(name);
	return descriptor.size;
}

/* Descriptors lie one after the other, in sections of that name. */
static bool check_descriptors(struct checker *checker)
{
	const struct elf_image *image = checker->image;
	struct checked_descriptor *found;
	size_t count = 0, most = 1;

	if (!find_section(image, MARKERS_SECTION_DESCRIPTORS))
		return true; /* no section headers, or renamed: rows lead to them */
	for (size_t i = 1; i < image->section_count; i++)
		if (strcmp(image->sections[i].name, MARKERS_SECTION_DESCRIPTORS) == 0)
			most += image->sections[i].size / 32 + 1;
	found = calloc(most, sizeof *found);
	if (!found)
		return out_of_memory(), false;
	for (size_t i = 1; i < image->section_count; i++) {
		const struct elf_section *section = &image->sections[i];
		uint64_t offset = 0;
		uint32_t size = 1;

		if (strcmp(section->name, MARKERS_SECTION_DESCRIPTORS) != 0)
			continue;
		for (; size && offset < section->size; offset += size)
			size = check_descriptor(checker, section->address + offset,
						&found[count++]);
	}
	checker->descriptors = found;
	if (image->work->spent)
		return false;
	checker->descriptor_count = count;
	check_twice(checker, found, count);
	qsort(found, count, sizeof *found, compare_addresses);
	check_members(checker);
	return true;
}

bool check_object(struct checker *checker)
{
	check_note(checker);
	check_read_only(checker, MARKERS_SECTION_SITES);
	check_read_only(checker, MARKERS_SECTION_LOCATIONS);
	return check_descriptors(checker);
}
