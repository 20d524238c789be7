/* SPDX-License-Identifier: MIT */
/* elf-load.c - the headers of an ELF file, checked. */
#include "elf-load.h"
#include "elf-object.h"
#include "tool.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool damaged(const struct elf_image *image, const char *what)
{
	message("%s: is damaged: %s; copy or link it again", image->path, what);
	return false;
}

/* libelf does not say otherwise that memory ran out. */
static bool elf_library_failed(const struct elf_image *image)
{
	if (errno == ENOMEM)
		return out_of_memory(), false;
	return damaged(image, elf_errmsg(-1));
}

/* NUMBER: of the section or segment; negative for what there is one of. */
static bool truncated(const struct elf_image *image, const char *what, long number,
		      uint64_t offset, uint64_t size)
{
	char digits[24] = "";

	if (number >= 0)
		snprintf(digits, sizeof digits, " %ld", number);
	message("%s: is truncated: its %s%s (0x%llx bytes from offset 0x%llx) ends after the "
		"file's 0x%zx bytes; copy or link it again",
		image->path, what, digits, (unsigned long long)size, (unsigned long long)offset,
		image->size);
	return false;
}

static bool inside(const struct elf_image *image, uint64_t offset, uint64_t size)
{
	return offset <= image->size && size <= image->size - offset;
}

/* libelf answers a table of headers that is not in the file with "no headers";
   tell that apart from a file that has none. */
static bool check_header_tables(const struct elf_image *image, const Elf64_Ehdr *header)
{
	uint64_t sections = header->e_shnum;
	Elf64_Shdr first;

	if (header->e_phnum && header->e_phentsize != sizeof(Elf64_Phdr))
		return damaged(image, "e_phentsize in its ELF header is wrong");
	if (header->e_shoff && header->e_shentsize != sizeof(Elf64_Shdr))
		return damaged(image, "e_shentsize in its ELF header is wrong");
	if (header->e_phnum &&
	    !inside(image, header->e_phoff, (uint64_t)header->e_phnum * sizeof(Elf64_Phdr)))
		return truncated(image, "program header table", -1, header->e_phoff,
				 (uint64_t)header->e_phnum * sizeof(Elf64_Phdr));
	/* A count that has no room in the header is in that of section 0. */
	if (header->e_shoff && !sections && inside(image, header->e_shoff, sizeof first)) {
		memcpy(&first, image->bytes + header->e_shoff, sizeof first);
		sections = first.sh_size;
	}
	if (sections > image->size)
		return damaged(image, "it has more section headers than bytes");
	if (header->e_shoff && !inside(image, header->e_shoff, sections * sizeof(Elf64_Shdr)))
		return truncated(image, "section header table", -1, header->e_shoff,
				 sections * sizeof(Elf64_Shdr));
	return true;
}

/* A copy of the section names, with an end: relocations that are applied later
   may write anywhere in a hostile object file. */
static bool copy_names(struct elf_image *image, Elf *elf, size_t index)
{
	GElf_Shdr header = {0};

	if (index && !gelf_getshdr(elf_getscn(elf, index), &header)) {
		if (errno == ENOMEM)
			return out_of_memory(), false;
		header.sh_size = 0;
	}
	if (header.sh_type != SHT_STRTAB || !inside(image, header.sh_offset, header.sh_size))
		header.sh_size = 0;
	image->names = calloc(header.sh_size + 1, 1);
	if (!image->names)
		return out_of_memory(), false;
	image->names_size = header.sh_size;
	memcpy(image->names, image->bytes + (image->names_size ? header.sh_offset : 0),
	       image->names_size);
	return true;
}

/* For each symbol table, where the sections of its symbols with SHN_XINDEX are. */
static void find_indexes(struct elf_image *image)
{
	for (size_t i = image->section_count - 1; i > 0; i--) {
		const struct elf_section *section = &image->sections[i];

		if (section->type == SHT_SYMTAB_SHNDX && section->link < image->section_count)
			image->sections[section->link].indexes = (uint32_t)i;
	}
}

static bool load_sections(struct elf_image *image, Elf *elf)
{
	GElf_Shdr header;
	size_t names_index;

	if (elf_getshdrnum(elf, &image->section_count) ||
	    elf_getshdrstrndx(elf, &names_index)) {
		image->section_count = 0;
		return elf_library_failed(image);
	}
	if (image->section_count == 0)
		return true;
	/* Each header is in the file, so the count is bounded by its size. */
	if (image->section_count > image->size / sizeof(Elf64_Shdr))
		return damaged(image, "it has more section headers than bytes");
	image->sections = calloc(image->section_count, sizeof *image->sections);
	if (!image->sections)
		return out_of_memory(), false;
	if (!copy_names(image, elf, names_index))
		return false;
	for (size_t i = 0; i < image->section_count; i++) {
		struct elf_section *section = &image->sections[i];

		if (!gelf_getshdr(elf_getscn(elf, i), &header))
			return elf_library_failed(image);
		section->name = header.sh_name < image->names_size
					? image->names + header.sh_name
					: "";
		section->address = header.sh_flags & SHF_ALLOC ? header.sh_addr : 0;
		section->flags = header.sh_flags;
		section->type = header.sh_type;
		section->link = header.sh_link;
		section->info = header.sh_info;
		section->size_field = header.sh_size;
		if (i == 0 || header.sh_type == SHT_NOBITS || header.sh_type == SHT_NULL)
			continue;
		section->offset = header.sh_offset;
		section->size = header.sh_size;
	}
	find_indexes(image);
	return true;
}

/* objcopy --only-keep-debug: the code's sections are there, without bytes. */
static bool is_separate_debug_file(const struct elf_image *image)
{
	bool empty = false;

	for (size_t i = 1; i < image->section_count; i++) {
		if (!(image->sections[i].flags & SHF_EXECINSTR))
			continue;
		if (image->sections[i].type != SHT_NOBITS)
			return false;
		empty = true;
	}
	return empty;
}

static bool check_sections(const struct elf_image *image)
{
	uint64_t total = 0;

	for (size_t i = 1; i < image->section_count; i++) {
		const struct elf_section *section = &image->sections[i];

		if (section->flags & SHF_ALLOC && section->flags & SHF_COMPRESSED)
			return damaged(image, "a section that is in memory is compressed");
		if (!inside(image, section->offset, section->size))
			return truncated(image, "section", (long)i, section->offset, section->size);
		/* Some linkers share what is equal; a hostile file may have one table in
		   each of a million sections. */
		total += section->size;
		if (total > 4 * (uint64_t)image->size)
			return damaged(image, "its sections overlap");
	}
	return true;
}

static int compare_ranges(const void *a, const void *b)
{
	const struct elf_range *left = a, *right = b;

	return (left->address > right->address) - (left->address < right->address);
}

static bool load_segments(struct elf_image *image, Elf *elf)
{
	if (elf_getphdrnum(elf, &image->segment_count)) {
		image->segment_count = 0;
		return elf_library_failed(image);
	}
	if (image->segment_count > image->size / sizeof(Elf64_Phdr))
		return damaged(image, "it has more program headers than bytes");
	image->segments = calloc(image->segment_count + 1, sizeof *image->segments);
	image->ranges = calloc(image->segment_count + 1, sizeof *image->ranges);
	if (!image->segments || !image->ranges)
		return out_of_memory(), false;
	for (size_t i = 0; i < image->segment_count; i++) {
		GElf_Phdr *segment = &image->segments[i];

		if (!gelf_getphdr(elf, (int)i, segment))
			return elf_library_failed(image);
		if (segment->p_type != PT_LOAD)
			continue;
		if (!inside(image, segment->p_offset, segment->p_filesz))
			return truncated(image, "segment", (long)i, segment->p_offset,
					 segment->p_filesz);
		image->ranges[image->range_count++] = (struct elf_range){
			.address = segment->p_vaddr,
			.size = segment->p_filesz,
			.bytes = image->bytes + segment->p_offset,
			.executable = segment->p_flags & PF_X,
		};
	}
	return true;
}

static bool sort_ranges(struct elf_image *image)
{
	if (image->range_count)
		qsort(image->ranges, image->range_count, sizeof *image->ranges, compare_ranges);
	for (size_t i = 0; i < image->range_count; i++) {
		const struct elf_range *range = &image->ranges[i];

		if (range->size > UINT64_MAX - range->address)
			return damaged(image, "a segment goes past the last address");
		if (i && range[-1].address + range[-1].size > range->address)
			return damaged(image, "two of its segments overlap");
	}
	return true;
}

static const struct elf_image *sorted_image; /* qsort() takes no argument */

static int compare_sections(const void *a, const void *b)
{
	const struct elf_section *left = &sorted_image->sections[*(const uint32_t *)a];
	const struct elf_section *right = &sorted_image->sections[*(const uint32_t *)b];

	return (left->address > right->address) - (left->address < right->address);
}

static bool sort_sections(struct elf_image *image)
{
	image->by_address = calloc(image->section_count + 1, sizeof *image->by_address);
	if (!image->by_address)
		return out_of_memory(), false;
	for (size_t i = 1; i < image->section_count; i++)
		if (image->sections[i].flags & SHF_ALLOC && image->sections[i].size)
			image->by_address[image->by_address_count++] = (uint32_t)i;
	sorted_image = image;
	qsort(image->by_address, image->by_address_count, sizeof *image->by_address,
	      compare_sections);
	return true;
}

bool elf_image_load_sections(struct elf_image *image, Elf *elf)
{
	Elf64_Ehdr header;

	memcpy(&header, image->bytes, sizeof header);
	return check_header_tables(image, &header) && load_sections(image, elf) &&
	       check_sections(image);
}

bool elf_image_load(struct elf_image *image, Elf *elf)
{
	Elf64_Ehdr header;

	memcpy(&header, image->bytes, sizeof header);
	image->relocatable = header.e_type == ET_REL;
	image->entry = header.e_entry;
	if (!check_header_tables(image, &header) || !load_sections(image, elf))
		return false;
	if (is_separate_debug_file(image)) {
		message("%s: is a separate debug file, without code; name the program or library "
			"that it belongs to",
			image->path);
		return false;
	}
	if (!check_sections(image))
		return false;
	if (image->relocatable) {
		image->ranges = calloc(image->section_count + 1, sizeof *image->ranges);
		if (!image->ranges)
			return out_of_memory(), false;
		elf_object_place(image);
	} else if (!load_segments(image, elf)) {
		return false;
	}
	return sort_ranges(image) && sort_sections(image) &&
	       (!image->relocatable || elf_object_relocate(image));
}

void elf_image_release(struct elf_image *image)
{
	free(image->names);
	free(image->sections);
	free(image->segments);
	free(image->ranges);
	free(image->by_address);
}
