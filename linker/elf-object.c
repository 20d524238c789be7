/* SPDX-License-Identifier: MIT */
/*
 * elf-object.c - what a linker would do with an object file, as far as this
 * tool reads it: gives its sections addresses and applies the relocations of
 * the sections of ours, of direct jumps and of plain data.  What a field of
 * ours names elsewhere becomes "nothing"; a jump to another object file goes to
 * an address that has no code.
 */
#include "elf-object.h"
#include "markers-abi.h"
#include "tool.h"

#include <stdio.h>
#include <string.h>

#define FIRST_ADDRESS 0x10000 /* so that no section is at 0 */
#define ALIGNMENT 64
#define ELSEWHERE 0x100

void elf_object_place(struct elf_image *image)
{
	uint64_t address = FIRST_ADDRESS;

	for (size_t i = 1; i < image->section_count; i++) {
		struct elf_section *section = &image->sections[i];

		if (!(section->flags & SHF_ALLOC) || section->type == SHT_NOBITS)
			continue;
		section->address = address;
		address += (section->size + ALIGNMENT) & ~(uint64_t)(ALIGNMENT - 1);
		image->ranges[image->range_count++] = (struct elf_range){
			.address = section->address,
			.size = section->size,
			.bytes = elf_section_bytes(image, section),
			.executable = section->flags & SHF_EXECINSTR,
		};
	}
}

static bool is_ours(const char *name)
{
	return strcmp(name, MARKERS_SECTION_SITES) == 0 ||
	       strcmp(name, MARKERS_SECTION_LOCATIONS) == 0 ||
	       strcmp(name, MARKERS_SECTION_DESCRIPTORS) == 0;
}

static bool bad_relocation(const struct elf_image *image, const struct elf_section *relocations,
			   size_t index, const char *what)
{
	message("%s: relocation %zu of section %zu (file offset 0x%llx) %s; compile it again",
		image->path, index, (size_t)(relocations - image->sections),
		(unsigned long long)(relocations->offset + index * sizeof(Elf64_Rela)), what);
	return false;
}

static const char *apply(const struct elf_image *image, const struct elf_section *target,
			 const struct elf_section *table, const Elf64_Rela *relocation)
{
	bool ours = is_ours(target->name);
	enum relocation kind = image->arch->relocation(ELF64_R_TYPE(relocation->r_info));
	size_t width = kind == RELOCATION_ADDRESS ? 8 : 4;
	uint64_t value;
	uint8_t *field;

	if (kind == RELOCATION_NONE)
		return NULL;
	if (kind != RELOCATION_ADDRESS && kind != RELOCATION_DISTANCE)
		return ours ? "is of a type that does not belong into a site table" : NULL;
	if (relocation->r_offset > target->size || width > target->size - relocation->r_offset)
		return "is outside its section";
	if (!elf_symbol_address(image, table, ELF64_R_SYM(relocation->r_info), &value))
		return "names a symbol that is not there";
	if (!ours && !value)
		value = ELSEWHERE;
	field = elf_section_bytes(image, target) + relocation->r_offset;
	if (value) {
		value += (uint64_t)relocation->r_addend;
		if (kind == RELOCATION_DISTANCE)
			value -= target->address + relocation->r_offset;
	}
	if (width == 4 && value != (uint64_t)(int64_t)(int32_t)value)
		return "does not fit its field";
	memcpy(field, &value, width);
	return NULL;
}

static bool relocate_section(const struct elf_image *image,
			     const struct elf_section *relocations)
{
	const struct elf_section *target = &image->sections[relocations->info];
	const struct elf_section *table = NULL;

	if (relocations->link < image->section_count)
		table = &image->sections[relocations->link];
	if (!table || table->type != SHT_SYMTAB)
		return bad_relocation(image, relocations, 0, "has no symbol table");
	for (size_t i = 0; i < relocations->size / sizeof(Elf64_Rela); i++) {
		Elf64_Rela relocation;
		const char *fault;

		memcpy(&relocation,
		       elf_section_bytes(image, relocations) + i * sizeof relocation,
		       sizeof relocation);
		fault = apply(image, target, table, &relocation);
		if (fault)
			return bad_relocation(image, relocations, i, fault);
	}
	return true;
}

static bool no_addend(const struct elf_image *image, const struct elf_section *relocations)
{
	char what[64];

	snprintf(what, sizeof what, "has no addend, as %s requires", image->arch->name);
	return bad_relocation(image, relocations, 0, what);
}

bool elf_object_relocate(struct elf_image *image)
{
	for (size_t i = 1; i < image->section_count; i++) {
		const struct elf_section *section = &image->sections[i], *target;

		if (section->type != SHT_RELA && section->type != SHT_REL)
			continue;
		if (section->info == 0 || section->info >= image->section_count)
			continue;
		target = &image->sections[section->info];
		if (target->type == SHT_NOBITS || !target->address ||
		    strcmp(target->name, ".eh_frame") == 0)
			continue;
		if (section->type == SHT_REL)
			return no_addend(image, section);
		if (!relocate_section(image, section))
			return false;
	}
	return true;
}
