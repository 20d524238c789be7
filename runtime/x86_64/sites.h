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
 * MARKERS_PATCH=int3 is that form: cc in place of 3d (x86_64/int3.c).
 *
 * Other kinds and encodings (forms, x86_64/sites.c) have other bytes for off and on,
 * and the same steps, or one byte that changes by the last of them: "flip", which is
 * in state 2 when it is off, "branch" and "immediate".
 */
#ifndef MARKERS_RUNTIME_ARCH_X86_64_H
#define MARKERS_RUNTIME_ARCH_X86_64_H

#include "int3.h"
#include "x86_64/markers-site.h"

#define MARKERS_ARCH_STEPS 3

/* No site's instructions are longer. */
#define MARKERS_ARCH_LONGEST (X86_SITE_CMPB_BYTES + X86_SITE_JNE_BYTES)

/* Other forms. */
bool markers_arch_form_spot(const struct marker_site *row, struct markers_form_spot *spot);
enum markers_bytes markers_arch_form_bytes(const struct markers_form_spot *spot);
struct markers_write markers_arch_form_step(const struct markers_form_spot *spot, bool on,
					    int step, unsigned char between);
unsigned int markers_arch_form_flags(const struct markers_form_spot *spot);
enum markers_bytes markers_arch_row_bytes(const struct marker_site *row);
bool markers_arch_row_is_strange(const struct marker_site *row, const void **leads);

static inline bool markers_arch_spot(const struct marker_site *row, struct markers_spot *spot)
{
	const char *next = (const char *)markers_site_address(row) + MARKERS_SITE_BYTES;
	const ptrdiff_t distance = (const char *)markers_site_block(row) - next;

	spot->site = markers_site_address(row);
	spot->jump = (int32_t)distance;
	return distance == spot->jump;
}

static inline enum markers_bytes markers_arch_bytes(const struct markers_spot *spot)
{
	int32_t rest;

	memcpy(&rest, spot->site + 1, sizeof(rest));
	if (*spot->site == X86_SITE_FIRST(X86_SITE_NOPL) && rest == X86_SITE_REST(X86_SITE_NOPL))
		return MARKERS_BYTES_OFF;
	if (*spot->site == X86_SITE_JMP && rest == spot->jump)
		return MARKERS_BYTES_ON;
	return MARKERS_BYTES_FOREIGN;
}

static inline struct markers_write markers_arch_step(const struct markers_spot *spot, bool on,
						     int step, unsigned char between)
{
	const struct markers_write first = { spot->site, between, 1 };
	const struct markers_write second = {
		spot->site + 1, on ? spot->jump : X86_SITE_REST(X86_SITE_NOPL), 4
	};
	const struct markers_write third = {
		spot->site, on ? X86_SITE_JMP : X86_SITE_FIRST(X86_SITE_NOPL), 1
	};

	return step == 0 ? first : step == 1 ? second : third;
}

static inline unsigned char markers_arch_between(void)
{
	return markers_int3 ? X86_SITE_INT3 : X86_SITE_CMP;
}

#endif
