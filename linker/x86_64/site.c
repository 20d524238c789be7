/* SPDX-License-Identifier: MIT */
/* x86_64/site.c - the bytes of each kind of site on x86-64, in a file. */
#include "relative.h"
#include "site.h"
#include "x86_64/processor.h"
#include "x86_64/markers-site.h"

#include <string.h>

static const uint8_t nops[MARKER_ENCODING_COUNT][X86_SITE_BYTES] = {
	[MARKER_ENCODING_NOPL] = {X86_SITE_NOPL},
	[MARKER_ENCODING_DATA16] = {X86_SITE_DATA16},
	[MARKER_ENCODING_NOPS] = {X86_SITE_NOPS},
};

static const char *encoding_name(unsigned encoding)
{
	static const char *const names[MARKER_ENCODING_COUNT] = {
		[MARKER_ENCODING_NOPL] = "nopl",
		[MARKER_ENCODING_DATA16] = "data16",
		[MARKER_ENCODING_NOPS] = "nops",
	};

	return encoding < MARKER_ENCODING_COUNT ? names[encoding] : NULL;
}

static uint8_t on_opcode(const struct site_row *row)
{
	return row->kind == MARKER_SITE_CALL ? X86_SITE_CALL : X86_SITE_JMP;
}

/* The address that the distance at BYTES, which ends at END, leads to. */
static uint64_t follow(const uint8_t *bytes, uint64_t end)
{
	int32_t distance;

	memcpy(&distance, bytes, sizeof distance);
	return relative_target(end, distance);
}

/* Is the branch at BYTES, OFFSET behind ROW's site, one to its block? */
static bool branches(const struct site_row *row, const uint8_t *bytes, unsigned offset)
{
	bytes += offset;
	return bytes[0] == X86_SITE_JNE_0 && bytes[1] == X86_SITE_JNE_1 &&
	       follow(bytes + 2, row->site + offset + X86_SITE_JNE_BYTES) == row->block;
}

static unsigned rex(const uint8_t *bytes)
{
	return (*bytes & X86_SITE_REX_MASK) == X86_SITE_REX;
}

/* cmpb $0, flag(%rip); jne block. */
static bool read_branch(struct site_row *row, const uint8_t *bytes)
{
	row->length = X86_SITE_BRANCH_BYTES;
	row->byte = follow(bytes + 2, row->site + X86_SITE_CMPB_BYTES);
	return bytes[0] == X86_SITE_CMPB_0 && bytes[1] == X86_SITE_CMPB_1 && !bytes[6] &&
	       branches(row, bytes, X86_SITE_CMPB_BYTES);
}

/* mov $byte, %reg; test %reg, %reg; jne block. */
static bool read_immediate(struct site_row *row, const uint8_t *bytes)
{
	unsigned mov = rex(bytes), test = mov + 2 + rex(bytes + mov + 2);

	row->length = test + 2 + X86_SITE_JNE_BYTES;
	row->byte = row->site + mov + 1;
	return (bytes[mov] & X86_SITE_MOV_MASK) == X86_SITE_MOV && bytes[test] == X86_SITE_TEST &&
	       branches(row, bytes, test + 2);
}

/* A site whose state is a byte elsewhere. */
static bool read_byte(const struct elf_image *image, struct site_row *row)
{
	uint8_t code[X86_SITE_LONGEST] = {0};
	const struct elf_range *range = elf_image_range(image, row->site);
	uint64_t size = range->size - (row->site - range->address);
	const uint8_t *state;

	memcpy(code, elf_image_at(image, row->site, 1), size < sizeof code ? size : sizeof code);
	if (!(row->kind == MARKER_SITE_BRANCH ? read_branch(row, code)
					      : read_immediate(row, code)))
		return false;
	state = elf_image_at(image, row->byte, 1);
	if (!state)
		return false;
	row->state = *state == 0 ? SITE_OFF : *state == 1 ? SITE_ON : SITE_OTHER;
	return true;
}

static bool read_site(const struct elf_image *image, struct site_row *row)
{
	const uint8_t *bytes = elf_image_at(image, row->site, X86_SITE_BYTES);
	bool leads;

	row->length = X86_SITE_BYTES;
	if (!site_row_jumps(row))
		return read_byte(image, row);
	leads = follow(bytes + 1, row->site + X86_SITE_BYTES) == row->block;
	row->state = SITE_OTHER;
	if (leads && bytes[0] == on_opcode(row))
		row->state = SITE_ON;
	else if (site_row_has_nop(row) ? memcmp(bytes, nops[row->encoding], X86_SITE_BYTES) == 0
			      : leads && bytes[0] == X86_SITE_CMP)
		row->state = SITE_OFF;
	/* What is on is the NOP. */
	if (row->kind == MARKER_SITE_KEY_TRUE && row->state != SITE_OTHER)
		row->state = row->state == SITE_ON ? SITE_OFF : SITE_ON;
	return true;
}

/* From the end of ROW's site to its block. */
static int64_t jump_distance(const struct site_row *row)
{
	return (int64_t)(row->block - (row->site + X86_SITE_BYTES));
}

static bool reaches(const struct site_row *row)
{
	return jump_distance(row) == (int32_t)jump_distance(row);
}

static void set_site(const struct elf_image *image, const struct site_row *row, bool on)
{
	int32_t distance = (int32_t)jump_distance(row);
	uint8_t *bytes;

	if (!site_row_jumps(row)) {
		*elf_image_at(image, row->byte, 1) = on;
		return;
	}
	bytes = elf_image_at(image, row->site, X86_SITE_BYTES);
	on ^= row->kind == MARKER_SITE_KEY_TRUE;
	if (!on && site_row_has_nop(row)) {
		memcpy(bytes, nops[row->encoding], X86_SITE_BYTES);
		return;
	}
	bytes[0] = on ? on_opcode(row) : X86_SITE_CMP;
	memcpy(bytes + 1, &distance, sizeof distance);
}

static enum relocation relocation(uint32_t type)
{
	switch (type) {
	case R_X86_64_NONE:
		return RELOCATION_NONE;
	case R_X86_64_64:
		return RELOCATION_ADDRESS;
	case R_X86_64_PC32:
	case R_X86_64_PLT32:
		return RELOCATION_DISTANCE;
	case R_X86_64_RELATIVE:
		return RELOCATION_LOADED;
	default:
		return RELOCATION_OTHER;
	}
}

const struct arch arch_x86_64 = {
	.machine = EM_X86_64,
	.name = "x86-64",
	.link_relocation = X86_SITE_RELOCATION,
	.site_bytes = X86_SITE_BYTES,
	.relocation = relocation,
	.encoding_name = encoding_name,
	.decode = x86_decode,
	.read_site = read_site,
	.set_site = set_site,
	.reaches = reaches,
};
