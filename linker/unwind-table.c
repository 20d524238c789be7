/* SPDX-License-Identifier: MIT */
/*
 * unwind-table.c - reads the addresses out of .eh_frame (LSB, "Exception Frames").
 * The hot and the cold part of a function have an entry each.  What is damaged or
 * unknown ends the reading: there are fewer pieces then, nothing else.
 */
#include "unwind-table.h"

#include <string.h>

/* Encodings of pointers: the low half says the format, the high one from where. */
enum { PE_ABSOLUTE = 0x00, PE_UDATA4 = 0x03, PE_UDATA8 = 0x04, PE_SDATA4 = 0x0b,
       PE_SDATA8 = 0x0c, PE_FROM_FIELD = 0x10 };

/* Bytes that are read from the front. */
struct cursor {
	const uint8_t *at, *stop;
	bool bad;
};

static uint64_t take(struct cursor *cursor, size_t size)
{
	uint64_t value = 0;

	if ((size_t)(cursor->stop - cursor->at) < size) {
		cursor->bad = true;
		return 0;
	}
	memcpy(&value, cursor->at, size);
	cursor->at += size;
	return value;
}

static void skip_leb(struct cursor *cursor)
{
	while (take(cursor, 1) & 0x80)
		;
}

/* How many bytes a pointer of ENCODING has; 0: not known. */
static size_t encoded_size(uint8_t encoding)
{
	switch (encoding & 0x0f) {
	case PE_ABSOLUTE:
	case PE_UDATA8:
	case PE_SDATA8:
		return 8;
	case PE_UDATA4:
	case PE_SDATA4:
		return 4;
	}
	return 0;
}

/* What is of use in a CIE is at its start; entries may name a long one each. */
#define MOST_OF_CIE 64

/* The encoding of the addresses of the entries of CIE, 0xff if it is not known. */
static uint8_t read_cie(struct cursor cie)
{
	const char *letters;
	uint8_t encoding = PE_ABSOLUTE, version = (uint8_t)take(&cie, 1);

	if (cie.stop - cie.at > MOST_OF_CIE)
		cie.stop = cie.at + MOST_OF_CIE;
	letters = (const char *)cie.at;
	while (take(&cie, 1))
		;
	if (cie.bad || (version != 1 && version != 3) || (*letters && *letters != 'z'))
		return 0xff;
	skip_leb(&cie);
	skip_leb(&cie);
	if (version == 1)
		take(&cie, 1);
	else
		skip_leb(&cie);
	if (*letters)
		skip_leb(&cie);
	while (*letters && *++letters && !cie.bad) {
		if (*letters == 'R')
			encoding = (uint8_t)take(&cie, 1);
		else if (*letters == 'L')
			take(&cie, 1);
		else if (*letters == 'P')
			take(&cie, encoded_size((uint8_t)take(&cie, 1)));
		else if (*letters != 'S' && *letters != 'B')
			return 0xff;
	}
	return cie.bad ? 0xff : encoding;
}

/* The record at OFFSET of SECTION: what follows its length; empty at the end. */
static struct cursor record_at(const struct elf_image *image, const struct elf_section *section,
			       uint64_t offset)
{
	const uint8_t *bytes = elf_section_bytes(image, section);
	struct cursor cursor = {bytes + offset, bytes + section->size, false};
	uint64_t length = offset < section->size ? take(&cursor, 4) : 0;

	/* 0xffffffff: 64-bit lengths, which nobody writes. */
	if (cursor.bad || length > (uint64_t)(cursor.stop - cursor.at))
		length = 0;
	cursor.stop = cursor.at + length;
	return cursor;
}

/* An entry whose addresses have ENCODING; its first field is at ADDRESS. */
static bool visit_entry(struct cursor entry, uint64_t address, uint8_t encoding,
			unwind_visitor *found, void *data)
{
	size_t size = encoded_size(encoding);
	uint64_t start = take(&entry, size), length = take(&entry, size);

	if (!size || entry.bad || (encoding & 0x70 & ~PE_FROM_FIELD) || encoding & 0x80)
		return true;
	if ((encoding & 0x0f) == PE_SDATA4)
		start = (uint64_t)(int64_t)(int32_t)start;
	if (encoding & PE_FROM_FIELD)
		start += address;
	/* Of functions that the linker has dropped, some leave 0. */
	return !start || !length || length > UINT64_MAX - start || found(data, start, length);
}

static bool visit_section(const struct elf_image *image, const struct elf_section *section,
			  unwind_visitor *found, void *data)
{
	const uint8_t *bytes = elf_section_bytes(image, section);
	uint64_t known = UINT64_MAX; /* the last CIE */
	uint8_t encoding = 0xff;
	struct cursor record;

	for (uint64_t offset = 0;; offset = (uint64_t)(record.stop - bytes)) {
		uint64_t field, cie;

		record = record_at(image, section, offset);
		if (record.at == record.stop)
			return true;
		field = (uint64_t)(record.at - bytes);
		cie = take(&record, 4);
		if (record.bad || cie > field)
			return true;
		if (!cie)
			continue;
		cie = field - cie;
		if (cie != known) {
			struct cursor at = record_at(image, section, cie);

			encoding = take(&at, 4) || at.bad ? 0xff : read_cie(at);
			known = cie;
		}
		if (!visit_entry(record, section->address + field + 4, encoding, found, data))
			return false;
	}
}

bool unwind_table_visit(const struct elf_image *image, unwind_visitor *found, void *data)
{
	for (size_t i = 1; i < image->section_count; i++) {
		const struct elf_section *section = &image->sections[i];

		if (section->flags & SHF_ALLOC && strcmp(section->name, ".eh_frame") == 0 &&
		    !visit_section(image, section, found, data))
			return false;
	}
	return true;
}
