/* SPDX-License-Identifier: MIT */
/*
 * initial.c - sites that are on from the start.  The note of the object says that
 * there are some, so that the library counts them, and a descriptor asks the
 * object's constructor to show its blocks the marker's body (enum marker_initial).
 * It must ask for a body that is there only: that is known from the pointer and
 * its relocation for the dynamic linker.
 */
#include "initial.h"
#include "site.h"
#include "tool.h"

#include <stdlib.h>
#include <string.h>

#define BODY offsetof(struct marker_descriptor, body)
#define INITIAL offsetof(struct marker_descriptor, initial)
#define FLAGS offsetof(struct marker_descriptor, flags)
#define NOTE_FLAGS offsetof(struct marker_object_note, flags)

/* What the dynamic linker will write to a descriptor. */
struct initial_pointer {
	uint64_t address, value; /* 0 for null, and for what is not known */
};

static int compare(const void *a, const void *b)
{
	const struct initial_pointer *left = a, *right = b;

	return (left->address > right->address) - (left->address < right->address);
}

static bool add(struct initial_pointers *pointers, uint64_t address, uint64_t value)
{
	if (pointers->count == pointers->capacity) {
		size_t capacity = 2 * pointers->capacity + 64;
		struct initial_pointer *list = realloc(pointers->list, capacity * sizeof *list);

		if (!list)
			return out_of_memory(), false;
		pointers->list = list;
		pointers->capacity = capacity;
	}
	pointers->list[pointers->count++] = (struct initial_pointer){address, value};
	return true;
}

static uint64_t relocated_value(const struct elf_image *image, const struct elf_section *table,
				const Elf64_Rela *relocation)
{
	uint64_t value = 0;
	enum relocation kind = image->arch->relocation(ELF64_R_TYPE(relocation->r_info));

	if (kind == RELOCATION_LOADED)
		return (uint64_t)relocation->r_addend;
	if (kind != RELOCATION_ADDRESS ||
	    !elf_symbol_address(image, table, ELF64_R_SYM(relocation->r_info), &value) || !value)
		return 0;
	return value + (uint64_t)relocation->r_addend;
}

bool initial_pointers_open(struct initial_pointers *pointers, const struct elf_image *image)
{
	*pointers = (struct initial_pointers){0};
	for (size_t i = 1; i < image->section_count; i++) {
		const struct elf_section *section = &image->sections[i];
		/* Section 0, of no bytes, if there is no symbol table. */
		size_t link = section->link < image->section_count ? section->link : 0;
		Elf64_Rela relocation;

		if (!(section->flags & SHF_ALLOC) || section->type != SHT_RELA)
			continue;
		for (size_t j = 0; j < section->size / sizeof relocation; j++) {
			const struct elf_section *target;

			memcpy(&relocation,
			       elf_section_bytes(image, section) + j * sizeof relocation,
			       sizeof relocation);
			target = elf_image_section(image, relocation.r_offset);
			if (target && strcmp(target->name, MARKERS_SECTION_DESCRIPTORS) == 0 &&
			    !add(pointers, relocation.r_offset,
				 relocated_value(image, &image->sections[link], &relocation)))
				return false;
		}
	}
	if (pointers->count)
		qsort(pointers->list, pointers->count, sizeof *pointers->list, compare);
	return true;
}

/* What the first pointer of the descriptor at ADDRESS will be, whose bytes are
   BYTES. */
static uint64_t body_of(const struct initial_pointers *pointers, uint64_t address,
			const uint8_t *bytes)
{
	struct initial_pointer key = {.address = address + BODY};
	const struct initial_pointer *found = NULL;

	if (pointers->count)
		found = bsearch(&key, pointers->list, pointers->count, sizeof key, compare);
	if (found)
		return found->value;
	memcpy(&key.value, bytes + BODY, sizeof key.value);
	return key.value;
}

/* Will the descriptor at ADDRESS have a body, one that takes its data first? */
static bool has_body(const struct initial_pointers *pointers, const struct elf_image *image,
		     uint64_t address)
{
	const uint8_t *bytes = elf_image_at(image, address, sizeof(struct marker_descriptor));
	const struct elf_range *range;
	uint64_t body;
	uint16_t flags;

	/* Rows of a hostile file may lie in what has been changed. */
	if (!bytes)
		return false;
	memcpy(&flags, bytes + FLAGS, sizeof flags);
	if (flags & (MARKER_DESCRIPTOR_VARIADIC | MARKER_DESCRIPTOR_KEY))
		return false;
	body = body_of(pointers, address, bytes);
	range = elf_image_range(image, body);
	return body && range && range->executable;
}

static void set_initial(const struct elf_image *image, uint64_t descriptor, uint32_t value)
{
	uint8_t *field = elf_image_at(image, descriptor + INITIAL, sizeof value);

	if (field)
		memcpy(field, &value, sizeof value);
}

static void set_flags(const struct elf_image *image, uint64_t note, uint16_t flags)
{
	uint8_t *field = elf_image_at(image, note + NOTE_FLAGS, sizeof flags);

	if (field)
		memcpy(field, &flags, sizeof flags);
}

/* In the note, and in its twin, which is the one that a program reads. */
static void set_note(const struct site_table *sites, bool on)
{
	const uint16_t flags = (uint16_t)(on ? sites->note_flags | MARKER_OBJECT_SITES_ON :
					       sites->note_flags & ~MARKER_OBJECT_SITES_ON);
	struct marker_object_note note, twin;
	const uint8_t *bytes;
	uint64_t address;

	if (!sites->note_count)
		return;
	set_flags(sites->image, sites->note_address, flags);
	bytes = elf_image_at(sites->image, sites->note_address, sizeof note);
	if (!bytes)
		return;
	memcpy(&note, bytes, sizeof note);
	if (note.descriptor_size < sizeof note - offsetof(struct marker_object_note, version))
		return;
	address = sites->note_address + (uint64_t)(int64_t)note.twin;
	bytes = elf_image_at(sites->image, address, sizeof twin);
	if (!bytes)
		return;
	memcpy(&twin, bytes, sizeof twin);
	if (memcmp(twin.name, note.name, sizeof twin.name) == 0 && twin.twin == -note.twin)
		set_flags(sites->image, address, flags);
}

void initial_pointers_close(struct initial_pointers *pointers)
{
	free(pointers->list);
}

uint8_t *initial_key(const struct initial_pointers *pointers, const struct elf_image *image,
		     uint64_t descriptor)
{
	const uint8_t *bytes = elf_image_at(image, descriptor, sizeof(struct marker_descriptor));
	uint64_t address = bytes ? body_of(pointers, descriptor, bytes) : 0;
	const struct elf_range *range = address ? elf_image_range(image, address) : NULL;
	uint8_t *key = range && !range->executable ? elf_image_at(image, address, 1) : NULL;

	return key && *key <= 1 ? key : NULL;
}

bool initial_update(struct site_table *sites)
{
	struct initial_pointers pointers;
	struct site_row row;
	bool on = false;

	if (!initial_pointers_open(&pointers, sites->image)) {
		initial_pointers_close(&pointers);
		return false;
	}
	for (size_t i = 0; i < sites->count; i++) {
		site_table_row(sites, i, &row);
		set_initial(sites->image, row.descriptor, 0);
	}
	for (size_t i = 0; i < sites->count; i++) {
		site_table_row(sites, i, &row);
		if (!site_row_switched(&row))
			continue;
		on = true;
		if (has_body(&pointers, sites->image, row.descriptor))
			set_initial(sites->image, row.descriptor, MARKER_INITIAL_BODY);
	}
	set_note(sites, on);
	initial_pointers_close(&pointers);
	return !sites->image->work->spent; /* or some rows could not be read */
}
