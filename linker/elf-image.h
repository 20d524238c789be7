/* SPDX-License-Identifier: MIT */
/*
 * elf-image.h - a program, shared object or object file as bytes at virtual
 * addresses.  The file is untrusted: an address is turned into a pointer only
 * together with the number of bytes wanted there.
 *
 * An object file (ET_REL) has no addresses.  Its allocated sections are given
 * some here, one after the other, and the relocations of the sections that
 * this tool reads are applied, so that the rest of the tool sees one kind of
 * file only.
 */
#ifndef ELF_IMAGE_H
#define ELF_IMAGE_H

#include "arch.h"
#include "attributes.h"

#include <gelf.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* No name in a program is longer; a limit keeps a hostile file from having a
   string of many megabytes read for each of its rows. */
#define STRING_LIMIT (1024 * 1024)

/* What a file may ask for beyond what its size bounds by itself: strings that many
   rows name, blocks that share code.  A unit is some 100 machine instructions. */
struct elf_work {
	uint64_t left;
	bool spent; /* more was asked for: what was found out is not all */
};

static inline bool elf_work_spend(struct elf_work *work, uint64_t units)
{
	if (units > work->left) {
		work->left = 0;
		work->spent = true;
		return false;
	}
	work->left -= units;
	return true;
}

/* Units for going through a string of LENGTH bytes; none for most. */
static inline uint64_t elf_work_of_string(size_t length)
{
	return length / 64;
}

struct elf_section {
	const char *name;    /* "" if there is none */
	uint64_t address;    /* 0 if it is not in memory */
	uint64_t offset;     /* in the ELF file */
	uint64_t size;	     /* bytes in the file: 0 for SHT_NOBITS */
	uint64_t size_field; /* sh_size */
	uint64_t flags;
	uint32_t type, link, info;
	uint32_t indexes; /* of a symbol table: its SHT_SYMTAB_SHNDX, or 0 */
};

/* Bytes of the file that are in memory at an address. */
struct elf_range {
	uint64_t address, size;
	uint8_t *bytes;
	bool executable;
};

struct elf_image {
	const char *path;   /* for messages: "FILE" or "FILE(MEMBER)" */
	const char *member; /* in an archive, made printable; otherwise null */
	const struct source_file *source;
	uint8_t *bytes;	    /* a private, writable copy of the ELF file */
	size_t size;
	struct elf_work *work; /* one for all images of a file */
	bool relocatable; /* ET_REL */
	const struct arch *arch;
	uint64_t entry;	  /* e_entry */

	struct elf_section *sections; /* by index; none if there are no headers */
	size_t section_count;
	char *names; /* a copy of the section names, with an end */
	size_t names_size;
	GElf_Phdr *segments;
	size_t segment_count;

	struct elf_range *ranges; /* by address */
	size_t range_count;
	uint32_t *by_address; /* indexes of allocated sections, by address */
	size_t by_address_count;
};

/* The SIZE bytes at ADDRESS, or null if they are not all in the file. */
uint8_t *elf_image_at(const struct elf_image *image, uint64_t address, size_t size);

/* The string at ADDRESS; null if it is not in the file or has no end there, or if
   the image's work is spent. */
const char *elf_image_string(const struct elf_image *image, uint64_t address);

/* The range that holds ADDRESS, or null. */
const struct elf_range *elf_image_range(const struct elf_image *image, uint64_t address);

/* The allocated section that holds ADDRESS, or null. */
const struct elf_section *elf_image_section(const struct elf_image *image, uint64_t address);

/* The bytes of a section. */
static inline uint8_t *elf_section_bytes(const struct elf_image *image,
					 const struct elf_section *section)
{
	return image->bytes + section->offset;
}

/* The section of symbol INDEX of symbol table TABLE: follows SHN_XINDEX;
   SHN_UNDEF if it has none. */
uint32_t elf_symbol_section(const struct elf_image *image, const struct elf_section *table,
			    size_t index, const Elf64_Sym *symbol);

/* The address of symbol INDEX of TABLE, 0 if it is not defined in this file.
   False if there is no such symbol. */
bool elf_symbol_address(const struct elf_image *image, const struct elf_section *table,
			size_t index, uint64_t *address);

#endif /* ELF_IMAGE_H */
