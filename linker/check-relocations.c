/* SPDX-License-Identifier: MIT */
/*
 * check-relocations.c - the part of "markers check" that reads relocations.
 * In a linked file none may be left for the dynamic linker in rows, locations
 * and sites.  In an object file, and after --emit-relocs, each site has one of
 * a type that does nothing but name its block: a site without it may be folded
 * with another or lose its block at the next link.
 */
#include "check-relocations.h"
#include "check-object.h"
#include "markers-abi.h"
#include "tool.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#ifndef SHT_RELR
#define SHT_RELR 19
#endif

static enum relocation kind_of(const struct elf_image *image, const Elf64_Rela *relocation)
{
	return image->arch->relocation(ELF64_R_TYPE(relocation->r_info));
}

static const struct checked_site *find_site(const struct checker *checker, uint64_t address)
{
	size_t low = 0, high = checker->checked_count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (checker->checked[middle].site <= address)
			low = middle + 1;
		else
			high = middle;
	}
	return low ? &checker->checked[low - 1] : NULL;
}

/* A dynamic relocation at ADDRESS. */
static void check_dynamic(struct checker *checker, uint64_t address)
{
	const struct elf_section *section = elf_image_section(checker->image, address);
	const struct checked_site *site = find_site(checker, address);

	if (section && (strcmp(section->name, MARKERS_SECTION_SITES) == 0 ||
			strcmp(section->name, MARKERS_SECTION_LOCATIONS) == 0))
		check_fault(checker, address,
			    "the dynamic linker would write to %s; compile with the plugin, rows "
			    "need no run-time relocation",
			    section->name);
	else if (site && address - site->site < checker->image->arch->site_bytes)
		check_fault(checker, address,
			    "the dynamic linker would write to the site 0x%" PRIx64
			    "; compile it again with the plugin",
			    site->site);
}

/* A pointer in a descriptor to a hidden symbol that is not in the file: gold
   leaves such a relocation for an undefined weak one, and the dynamic linker,
   which takes a hidden symbol to be defined, makes it the file's load address
   instead of null.  As a body that does no harm where the ELF header is there:
   the runtime takes it for none. */
static void check_descriptor_symbol(struct checker *checker, const struct elf_section *table,
				    const Elf64_Rela *relocation)
{
	const struct elf_image *image = checker->image;
	const struct elf_section *section = elf_image_section(image, relocation->r_offset);
	size_t index = ELF64_R_SYM(relocation->r_info);
	const uint8_t *start = elf_image_at(image, 0, SELFMAG);
	Elf64_Sym symbol;

	if (!index || !section || strcmp(section->name, MARKERS_SECTION_DESCRIPTORS) != 0 ||
	    index >= table->size / sizeof symbol)
		return;
	memcpy(&symbol, elf_section_bytes(image, table) + index * sizeof symbol, sizeof symbol);
	if (symbol.st_shndx != SHN_UNDEF || ELF64_ST_VISIBILITY(symbol.st_other) == STV_DEFAULT)
		return;
	if (!relocation->r_addend && start && memcmp(start, ELFMAG, SELFMAG) == 0 &&
	    check_is_descriptor(checker, relocation->r_offset -
							offsetof(struct marker_descriptor, body)))
		return;
	check_fault(checker, relocation->r_offset,
		    "a descriptor's pointer is left to the dynamic linker, which gives it a "
		    "wrong value; link it with another linker than gold");
}

static void check_dynamic_rela(struct checker *checker, const struct elf_section *section)
{
	const struct elf_image *image = checker->image;
	const uint8_t *bytes = elf_section_bytes(image, section);
	/* Section 0, of no bytes, if there is no symbol table. */
	size_t link = section->link < image->section_count ? section->link : 0;
	Elf64_Rela relocation;

	for (size_t i = 0; i < section->size / sizeof relocation; i++) {
		memcpy(&relocation, bytes + i * sizeof relocation, sizeof relocation);
		if (kind_of(image, &relocation) != RELOCATION_NONE)
			check_dynamic(checker, relocation.r_offset);
		check_descriptor_symbol(checker, &image->sections[link], &relocation);
	}
}

/* Packed relative relocations: an address, then bitmaps of the words after. */
static void check_dynamic_relr(struct checker *checker, const struct elf_section *section)
{
	const uint8_t *bytes = elf_section_bytes(checker->image, section);
	uint64_t base = 0, entry;

	for (size_t i = 0; i < section->size / sizeof entry; i++) {
		memcpy(&entry, bytes + i * sizeof entry, sizeof entry);
		if (!(entry & 1)) {
			check_dynamic(checker, entry);
			base = entry + sizeof entry;
			continue;
		}
		for (unsigned bit = 0; bit < 63; bit++)
			if (entry >> (bit + 1) & 1)
				check_dynamic(checker, base + bit * sizeof entry);
		base += 63 * sizeof entry;
	}
}

/* Reads the relocations that SECTION has for code; marks the sites that have
   theirs in HAVE. */
static void read_links(struct checker *checker, const struct elf_section *section, bool *have)
{
	const struct elf_image *image = checker->image;
	const struct elf_section *target = &image->sections[section->info];
	const struct elf_section *table = &image->sections[section->link];
	const uint8_t *bytes = elf_section_bytes(image, section);
	uint64_t base = image->relocatable ? target->address : 0;
	Elf64_Rela relocation;

	for (size_t i = 0; i < section->size / sizeof relocation; i++) {
		const struct checked_site *site;
		uint64_t address;

		memcpy(&relocation, bytes + i * sizeof relocation, sizeof relocation);
		if (kind_of(image, &relocation) != RELOCATION_NONE)
			continue;
		site = find_site(checker, base + relocation.r_offset);
		if (!site || site->site != base + relocation.r_offset)
			check_fault(checker, base + relocation.r_offset,
				    "a site (relocation %zu of section %zu) has no row; compile it "
				    "again with the plugin",
				    i, (size_t)(section - image->sections));
		else if (elf_symbol_address(image, table, ELF64_R_SYM(relocation.r_info),
					    &address) &&
			 address + (uint64_t)relocation.r_addend == site->block)
			have[site - checker->checked] = true;
	}
}

static bool is_code_relocation(const struct elf_image *image, const struct elf_section *section)
{
	return section->type == SHT_RELA && section->info && section->link &&
	       section->info < image->section_count && section->link < image->section_count &&
	       image->sections[section->info].flags & SHF_EXECINSTR &&
	       image->sections[section->link].type == SHT_SYMTAB;
}

bool check_relocations(struct checker *checker)
{
	const struct elf_image *image = checker->image;
	bool *have = calloc(checker->checked_count + 1, sizeof *have);
	bool links = image->relocatable;

	if (!have)
		return out_of_memory(), false;
	for (size_t i = 1; i < image->section_count; i++) {
		const struct elf_section *section = &image->sections[i];

		if (section->flags & SHF_ALLOC && section->type == SHT_RELA) {
			check_dynamic_rela(checker, section);
		} else if (section->flags & SHF_ALLOC && section->type == SHT_RELR) {
			check_dynamic_relr(checker, section);
		} else if (!(section->flags & SHF_ALLOC) && is_code_relocation(image, section)) {
			links = true;
			read_links(checker, section, have);
		}
	}
	for (size_t i = 0; links && i < checker->checked_count; i++)
		if (!have[i])
			check_fault(checker, checker->checked[i].site,
				    "row %zu: its site has no relocation %s that names its block; "
				    "compile it again with the plugin",
				    checker->checked[i].row, image->arch->link_relocation);
	free(have);
	return true;
}
