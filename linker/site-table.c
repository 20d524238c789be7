/* SPDX-License-Identifier: MIT */
/* site-table.c - reads rows, locations and descriptors. */
#include "site-table.h"
#include "descriptor.h"
#include "relative.h"
#include "site.h"
#include "tool.h"

#include <stdlib.h>
#include <string.h>

static bool add_rows(struct site_table *table, uint64_t address, uint64_t size)
{
	const struct elf_image *image = table->image;
	struct site_rows *parts;
	const uint8_t *bytes;

	if (size % sizeof(struct marker_site)) {
		message("%s: is damaged: its site table at 0x%llx has %llu bytes, not a multiple "
			"of %zu; link it again",
			image->path, (unsigned long long)address, (unsigned long long)size,
			sizeof(struct marker_site));
		return false;
	}
	if (size == 0)
		return true;
	bytes = elf_image_at(image, address, size);
	if (!bytes) {
		message("%s: is damaged: its site table at 0x%llx is not in memory; link it again",
			image->path, (unsigned long long)address);
		return false;
	}
	if (size / sizeof(struct marker_site) >
	    image->size / sizeof(struct marker_site) - table->count) {
		message("%s: is damaged: its site tables have more rows than it has room for; "
			"link it again",
			image->path);
		return false;
	}
	/* Room for a power of two. */
	if (!(table->part_count & (table->part_count - 1))) {
		parts = realloc(table->parts, (2 * table->part_count + 1) * sizeof *parts);
		if (!parts)
			return out_of_memory(), false;
		table->parts = parts;
	}
	table->parts[table->part_count++] = (struct site_rows){
		.address = address, .bytes = bytes, .count = size / sizeof(struct marker_site)};
	table->count += size / sizeof(struct marker_site);
	return true;
}

static bool check_version(const struct elf_image *image, const struct marker_object_note *note)
{
	if (note->version == MARKERS_ABI_VERSION)
		return true;
	message("%s: has markers of ABI version %u, this tool reads version %u; use the tool that "
		"came with the plugin",
		image->path, note->version, MARKERS_ABI_VERSION);
	return false;
}

/* What notes of the first release have. */
#define NOTE_SIZE offsetof(struct marker_object_note, twin)

/* NOTE, at ADDRESS, is one of TABLE's.  True if it says what no note has said before. */
static bool take_note(struct site_table *table, uint64_t address,
		      const struct marker_object_note *note)
{
	const struct site_table before = *table;

	table->note_count++;
	table->note_address = address;
	table->note_flags = note->flags;
	table->note_start = RELATIVE_TARGET(address, *note, sites_start);
	table->note_stop = RELATIVE_TARGET(address, *note, sites_stop);
	table->note_descriptors_start = RELATIVE_TARGET(address, *note, descriptors_start);
	table->note_descriptors_stop = RELATIVE_TARGET(address, *note, descriptors_stop);
	if (before.note_count && table->note_flags == before.note_flags &&
	    table->note_start == before.note_start && table->note_stop == before.note_stop &&
	    table->note_descriptors_start == before.note_descriptors_start &&
	    table->note_descriptors_stop == before.note_descriptors_stop)
		return false;
	table->notes_differ |= before.note_count != 0;
	return true;
}

/* The notes in the SIZE bytes at ADDRESS.  If ADD, their rows are added: that
   is for files without section headers. */
static bool read_notes(struct site_table *table, uint64_t address, uint64_t size, bool add)
{
	struct marker_object_note note;

	while (size >= sizeof(Elf64_Nhdr)) {
		const uint8_t *bytes = elf_image_at(table->image, address, sizeof(Elf64_Nhdr));
		Elf64_Nhdr header;
		uint64_t step;

		if (!bytes)
			break;
		/* Segments may overlap. */
		if (!elf_work_spend(table->image->work, 1))
			return false;
		memcpy(&header, bytes, sizeof header);
		step = sizeof header + (((uint64_t)header.n_namesz + 3) & ~3ull) +
		       (((uint64_t)header.n_descsz + 3) & ~3ull);
		bytes = size >= NOTE_SIZE ? elf_image_at(table->image, address, NOTE_SIZE) : NULL;
		if (bytes && header.n_type == MARKERS_NOTE_TYPE &&
		    header.n_namesz == sizeof note.name && step >= NOTE_SIZE &&
		    memcmp(bytes + sizeof header, MARKERS_NOTE_NAME, sizeof note.name) == 0) {
			memcpy(&note, bytes, NOTE_SIZE);
			if (!check_version(table->image, &note))
				return false;
			if (take_note(table, address, &note) && add &&
			    !add_rows(table, table->note_start,
				      table->note_stop - table->note_start))
				return false;
		}
		if (step > size)
			break;
		size -= step;
		address += step;
	}
	return true;
}

static bool find_in_sections(struct site_table *table)
{
	const struct elf_image *image = table->image;

	for (size_t i = 1; i < image->section_count; i++) {
		const struct elf_section *section = &image->sections[i];

		if (!(section->flags & SHF_ALLOC))
			continue;
		if (section->type == SHT_NOTE &&
		    !read_notes(table, section->address, section->size, false))
			return false;
		if (strcmp(section->name, MARKERS_SECTION_SITES) == 0 &&
		    !add_rows(table, section->address, section->size))
			return false;
	}
	return true;
}

static bool find_in_segments(struct site_table *table)
{
	table->note_count = 0;
	table->notes_differ = false;
	for (size_t i = 0; i < table->image->segment_count; i++) {
		const GElf_Phdr *segment = &table->image->segments[i];

		if (segment->p_type == PT_NOTE &&
		    !read_notes(table, segment->p_vaddr, segment->p_filesz, true))
			return false;
	}
	return true;
}

static bool is_lto_object(const struct elf_image *image)
{
	for (size_t i = 1; i < image->section_count; i++)
		if (strncmp(image->sections[i].name, ".gnu.lto_", 9) == 0)
			return true;
	return false;
}

void site_table_say_empty(const struct site_table *table)
{
	const struct elf_image *image = table->image;

	if (image->relocatable && is_lto_object(image))
		message("%s: is an LTO object, which has no sites yet; link it first and name the "
			"result",
			image->path);
	else if (table->note_count)
		message("%s: has no sites: it was compiled with the plugin, but the code in it "
			"calls no marker",
			image->path);
	else
		message("%s: has no markers; compile it with $(pkg-config --cflags markers)",
			image->path);
}

bool site_table_open(struct site_table *table, const struct elf_image *image)
{
	*table = (struct site_table){.image = image};
	if (!find_in_sections(table))
		return false;
	/* Without section headers (sstrip), or under names that a linker script
	   gave: the note knows where the rows are. */
	return table->count || image->relocatable || find_in_segments(table);
}

void site_table_close(struct site_table *table)
{
	free(table->parts);
}

static enum site_fault read_code(const struct elf_image *image, struct site_row *row,
				 const struct marker_site *raw)
{
	const struct elf_range *range;
	const uint8_t *bytes;

	row->site = RELATIVE_TARGET(row->address, *raw, site);
	row->block = RELATIVE_TARGET(row->address, *raw, block);
	range = elf_image_range(image, row->site);
	bytes = elf_image_at(image, row->site, image->arch->site_bytes);
	if (!raw->site || !bytes || !range->executable)
		return SITE_FAULT_SITE;
	range = elf_image_range(image, row->block);
	if (!raw->block || !range || !range->executable)
		return SITE_FAULT_BLOCK;
	return SITE_FINE;
}

static enum site_fault read_descriptor(const struct elf_image *image, struct site_row *row,
				       const struct marker_site *raw)
{
	struct descriptor descriptor;

	row->descriptor = RELATIVE_TARGET(row->address, *raw, descriptor);
	if (!raw->descriptor)
		return SITE_FAULT_DESCRIPTOR;
	switch (descriptor_read(image, row->descriptor, &descriptor)) {
	case DESCRIPTOR_FINE:
		row->provider = descriptor.provider;
		row->name = descriptor.name;
		return SITE_FINE;
	case DESCRIPTOR_FAULT_VERSION:
		return SITE_FAULT_VERSION;
	case DESCRIPTOR_FAULT_NAME:
		return SITE_FAULT_NAME;
	default:
		return SITE_FAULT_DESCRIPTOR;
	}
}

static enum site_fault read_location(const struct elf_image *image, struct site_row *row,
				     const struct marker_site *raw)
{
	struct marker_location location;
	const uint8_t *bytes;

	row->location = RELATIVE_TARGET(row->address, *raw, location);
	bytes = elf_image_at(image, row->location, sizeof location);
	if (!raw->location || !bytes)
		return SITE_FAULT_LOCATION;
	memcpy(&location, bytes, sizeof location);
	row->file = RELATIVE_STRING(image, row->location, location, file);
	row->function = RELATIVE_STRING(image, row->location, location, function);
	row->line = location.line;
	row->column = location.column;
	if (!row->file || !row->function)
		return SITE_FAULT_SOURCE;
	row->kind = location.kind;
	row->encoding = location.encoding;
	if (!site_kind_name(row->kind) || !image->arch->encoding_name(row->encoding))
		return SITE_FAULT_KIND;
	return image->arch->read_site(image, row) ? SITE_FINE : SITE_FAULT_CODE;
}

/* Moves to the part that holds row INDEX: rows are mostly read in order. */
static const struct site_rows *seek_part(struct site_table *table, size_t index)
{
	if (index < table->part_first)
		table->part = table->part_first = 0;
	while (index - table->part_first >= table->parts[table->part].count)
		table->part_first += table->parts[table->part++].count;
	return &table->parts[table->part];
}

enum site_fault site_table_row(struct site_table *table, size_t index, struct site_row *row)
{
	const struct site_rows *part = seek_part(table, index);
	size_t offset = (index - table->part_first) * sizeof(struct marker_site);
	struct marker_site raw;
	enum site_fault fault;

	memcpy(&raw, part->bytes + offset, sizeof raw);
	*row = (struct site_row){.address = part->address + offset};
	fault = read_code(table->image, row, &raw);
	if (fault == SITE_FINE)
		fault = read_descriptor(table->image, row, &raw);
	if (fault == SITE_FINE)
		fault = read_location(table->image, row, &raw);
	return fault;
}

const char *site_fault_text(enum site_fault fault)
{
	switch (fault) {
	case SITE_FINE:
		break;
	case SITE_FAULT_SITE:
		return "its site is not in the code";
	case SITE_FAULT_BLOCK:
		return "its block is not in the code";
	case SITE_FAULT_DESCRIPTOR:
		return "its descriptor is not whole in the file";
	case SITE_FAULT_VERSION:
		return "its descriptor has another ABI version";
	case SITE_FAULT_NAME:
		return "its marker's name or provider is not in the file";
	case SITE_FAULT_LOCATION:
		return "its location is not in the file";
	case SITE_FAULT_SOURCE:
		return "its location's file or function is not in the file";
	case SITE_FAULT_KIND:
		return "its kind is unknown to this version of the tool";
	case SITE_FAULT_CODE:
		return "its code is not what its kind has there";
	}
	return "fine";
}
