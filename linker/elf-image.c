/* SPDX-License-Identifier: MIT */
/* elf-image.c - the bytes of a loaded ELF file by address. */
#include "elf-image.h"

#include <string.h>

const struct elf_range *elf_image_range(const struct elf_image *image, uint64_t address)
{
	size_t low = 0, high = image->range_count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (image->ranges[middle].address <= address)
			low = middle + 1;
		else
			high = middle;
	}
	if (low == 0)
		return NULL;
	if (address - image->ranges[low - 1].address >= image->ranges[low - 1].size)
		return NULL;
	return &image->ranges[low - 1];
}

uint8_t *elf_image_at(const struct elf_image *image, uint64_t address, size_t size)
{
	const struct elf_range *range = elf_image_range(image, address);

	if (!range || size > range->size - (address - range->address))
		return NULL;
	return range->bytes + (address - range->address);
}

const char *elf_image_string(const struct elf_image *image, uint64_t address)
{
	const struct elf_range *range = elf_image_range(image, address);
	const char *string, *end;
	uint64_t limit;

	if (!range)
		return NULL;
	string = (const char *)range->bytes + (address - range->address);
	limit = range->size - (address - range->address);
	if (image->work->spent)
		return NULL;
	end = memchr(string, 0, limit < STRING_LIMIT ? limit : STRING_LIMIT);
	if (!elf_work_spend(image->work,
			    elf_work_of_string(end ? (size_t)(end - string) : STRING_LIMIT)))
		return NULL;
	return end ? string : NULL;
}

const struct elf_section *elf_image_section(const struct elf_image *image, uint64_t address)
{
	size_t low = 0, high = image->by_address_count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (image->sections[image->by_address[middle]].address <= address)
			low = middle + 1;
		else
			high = middle;
	}
	if (low > 0) {
		const struct elf_section *section =
			&image->sections[image->by_address[low - 1]];

		if (address - section->address < section->size)
			return section;
	}
	return NULL;
}

uint32_t elf_symbol_section(const struct elf_image *image, const struct elf_section *table,
			    size_t index, const Elf64_Sym *symbol)
{
	const struct elf_section *indexes = &image->sections[table->indexes];
	Elf32_Word section = SHN_UNDEF;

	if (symbol->st_shndx != SHN_XINDEX)
		return symbol->st_shndx < SHN_LORESERVE && symbol->st_shndx < image->section_count
			       ? symbol->st_shndx
			       : SHN_UNDEF;
	/* Section 0 has no bytes. */
	if (index < indexes->size / sizeof section)
		memcpy(&section, elf_section_bytes(image, indexes) + index * sizeof section,
		       sizeof section);
	return section < image->section_count ? section : SHN_UNDEF;
}

bool elf_symbol_address(const struct elf_image *image, const struct elf_section *table,
			size_t index, uint64_t *address)
{
	Elf64_Sym symbol;
	uint32_t section;

	*address = 0;
	if (index >= table->size / sizeof symbol)
		return false;
	memcpy(&symbol, elf_section_bytes(image, table) + index * sizeof symbol, sizeof symbol);
	section = elf_symbol_section(image, table, index, &symbol);
	if (section == SHN_UNDEF)
		return true;
	if (!image->relocatable)
		*address = symbol.st_value;
	else if (image->sections[section].address)
		*address = image->sections[section].address + symbol.st_value;
	return true;
}
