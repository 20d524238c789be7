/* SPDX-License-Identifier: MIT */
/*
 * Sites on x86-64.
 *
 *	state	bytes			meaning
 *	off	0f 1f 44 00 00		nopl 0x0(%rax,%rax,1)
 *	1	3d 1f 44 00 00		cmp $0x441f,%eax: one byte written
 *	2	3d d0 d1 d2 d3		cmp $displacement,%eax
 *	on	e9 d0 d1 d2 d3		jmp block: one byte written
 *
 * and back in the reverse order, with a barrier for all threads after each
 * step.  Why this is safe under threads that run through the site:
 *
 *   - every state is one 5-byte instruction, so no thread rests inside it;
 *   - an opcode change is one byte, which cannot be seen half-written, wherever
 *     cache lines and pages begin;
 *   - the displacement is written while it is the immediate of a compare, so it
 *     does not matter in what order or how torn it becomes visible;
 *   - the flags are dead at a site, because on x86 every asm clobbers them.
 *
 * Intel blesses only int3 for changing code that others run unsynchronised;
 * MARKERS_PATCH=int3 is that form (patch-int3.c).
 */
#include "arch.h"

#ifndef __x86_64__
#error "this file is for x86-64"
#endif

enum { OPCODE_CMP = 0x3d, OPCODE_JMP = 0xe9 };

static const unsigned char nop[MARKERS_SITE_BYTES] = { 0x0f, 0x1f, 0x44, 0x00, 0x00 };

const struct markers_step markers_arch_steps[MARKERS_ARCH_STEPS] = {
	{ 0, 1 }, { 1, 4 }, { 0, 1 }
};

void markers_arch_bytes(const struct marker_site *row, bool on,
			unsigned char bytes[MARKERS_SITE_BYTES])
{
	if (on) {
		const char *next = (const char *)markers_site_address(row) + MARKERS_SITE_BYTES;
		const int32_t displacement =
			(int32_t)((const char *)markers_site_block(row) - next);

		bytes[0] = OPCODE_JMP;
		memcpy(bytes + 1, &displacement, sizeof(displacement));
	} else
		memcpy(bytes, nop, sizeof(nop));
}

void markers_arch_step_bytes(const struct marker_site *row, bool on, int step,
			     unsigned char *bytes)
{
	unsigned char whole[MARKERS_SITE_BYTES];

	if (step == 0) {
		*bytes = OPCODE_CMP;
		return;
	}
	markers_arch_bytes(row, on, whole);
	memcpy(bytes, whole + markers_arch_steps[step].offset, markers_arch_steps[step].length);
}

bool markers_arch_reaches(const struct marker_site *row)
{
	const char *next = (const char *)markers_site_address(row) + MARKERS_SITE_BYTES;
	const ptrdiff_t distance = (const char *)markers_site_block(row) - next;

	return distance == (int32_t)distance;
}
