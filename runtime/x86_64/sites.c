/* SPDX-License-Identifier: MIT */
/* What x86-64 needs besides x86_64/sites.h. */
#include "arch.h"

/* What a site has where it is off and on.  The four bytes behind the opcode are
   REST when it is off, and the distance to the block when it is on. */
struct form {
	unsigned char off, on;
	unsigned char flags;
	int32_t rest;
};

/* NOP and call are followed by their other encodings. */
enum {
	FORM_NOP,
	FORM_CALL = FORM_NOP + MARKER_ENCODING_COUNT,
	FORM_FLIP = FORM_CALL + MARKER_ENCODING_COUNT,
	FORM_BRANCH,
	FORM_IMMEDIATE,
	FORM_KEY_TRUE /* what is on is the NOP */
};

/* What a form with the NOP whose bytes follow FLAGS has; it becomes OPCODE. */
#define NOP_FORM(opcode, flags, ...) \
	{ X86_SITE_FIRST(__VA_ARGS__), opcode, flags, X86_SITE_REST(__VA_ARGS__) }

static const struct form forms[] = {
	[FORM_NOP] = NOP_FORM(X86_SITE_JMP, 0, X86_SITE_NOPL),
	[FORM_NOP + MARKER_ENCODING_DATA16] =
		NOP_FORM(X86_SITE_JMP, MARKERS_FORM_SEVERAL, X86_SITE_DATA16),
	[FORM_NOP + MARKER_ENCODING_NOPS] =
		NOP_FORM(X86_SITE_JMP, MARKERS_FORM_SEVERAL, X86_SITE_NOPS),
	[FORM_CALL] = NOP_FORM(X86_SITE_CALL, 0, X86_SITE_NOPL),
	[FORM_CALL + MARKER_ENCODING_DATA16] =
		NOP_FORM(X86_SITE_CALL, MARKERS_FORM_SEVERAL, X86_SITE_DATA16),
	[FORM_CALL + MARKER_ENCODING_NOPS] =
		NOP_FORM(X86_SITE_CALL, MARKERS_FORM_SEVERAL, X86_SITE_NOPS),
	[FORM_FLIP] = { X86_SITE_CMP, X86_SITE_JMP, MARKERS_FORM_ONE_BYTE, 0 },
	[FORM_BRANCH] = { 0, 1, MARKERS_FORM_ONE_BYTE | MARKERS_FORM_DATA, 0 },
	[FORM_IMMEDIATE] = { 0, 1, MARKERS_FORM_ONE_BYTE, 0 },
	[FORM_KEY_TRUE] = NOP_FORM(X86_SITE_JMP, 0, X86_SITE_NOPL),
};

unsigned int markers_arch_form_flags(const struct markers_form_spot *spot)
{
	return forms[spot->form].flags;
}

static unsigned int form_of(const struct marker_location *location)
{
	const unsigned int encoding = location ? location->encoding : 0;

	if (encoding >= MARKER_ENCODING_COUNT)
		return sizeof(forms) / sizeof(*forms);
	switch (location ? location->kind : MARKER_SITE_NOP) {
	case MARKER_SITE_NOP:
		return FORM_NOP + encoding;
	case MARKER_SITE_CALL:
		return FORM_CALL + encoding;
	case MARKER_SITE_FLIP:
		return FORM_FLIP;
	case MARKER_SITE_BRANCH:
		return FORM_BRANCH;
	case MARKER_SITE_IMMEDIATE:
		return FORM_IMMEDIATE;
	case MARKER_SITE_KEY:
		return FORM_NOP;
	case MARKER_SITE_KEY_TRUE:
		return FORM_KEY_TRUE;
	}
	return sizeof(forms) / sizeof(*forms);
}

/* Where JNE, a branch in its long form, leads; null: it is none. */
static const unsigned char *target_of(const unsigned char *jne)
{
	int32_t distance;

	if (jne[0] != X86_SITE_JNE_0 || jne[1] != X86_SITE_JNE_1)
		return NULL;
	memcpy(&distance, jne + 2, sizeof(distance));
	return jne + X86_SITE_JNE_BYTES + distance;
}

/* The flag of cmpb $0, flag(%rip); jne block. */
static unsigned char *flag_of(unsigned char *site, const void *block)
{
	int32_t distance;

	if (site[0] != X86_SITE_CMPB_0 || site[1] != X86_SITE_CMPB_1 || site[6] ||
	    target_of(site + X86_SITE_CMPB_BYTES) != block)
		return NULL;
	memcpy(&distance, site + 2, sizeof(distance));
	return site + X86_SITE_CMPB_BYTES + distance;
}

static size_t rex_length(const unsigned char *instruction)
{
	return (*instruction & X86_SITE_REX_MASK) == X86_SITE_REX;
}

/* The byte in mov $byte, %reg; test %reg, %reg; jne block. */
static unsigned char *immediate_of(unsigned char *site, const void *block)
{
	unsigned char *mov = site + rex_length(site);
	unsigned char *test = mov + 2 + rex_length(mov + 2);

	if ((*mov & X86_SITE_MOV_MASK) != X86_SITE_MOV || *test != X86_SITE_TEST ||
	    target_of(test + 2) != block)
		return NULL;
	return mov + 1;
}

bool markers_arch_form_spot(const struct marker_site *row, struct markers_form_spot *spot)
{
	unsigned char *site = markers_site_address(row);
	const void *block = markers_site_block(row);
	const ptrdiff_t distance = (const char *)block - (const char *)site - MARKERS_SITE_BYTES;
	const unsigned int form = form_of(markers_site_location(row));

	spot->form = form;
	spot->site = site;
	spot->jump = (int32_t)distance;
	if (form == FORM_BRANCH)
		spot->site = flag_of(site, block);
	else if (form == FORM_IMMEDIATE)
		spot->site = immediate_of(site, block);
	return spot->site && distance == spot->jump && form < sizeof(forms) / sizeof(*forms);
}

enum markers_bytes markers_arch_form_bytes(const struct markers_form_spot *spot)
{
	const struct form *form = &forms[spot->form];
	int32_t rest;

	if (spot->form == FORM_BRANCH || spot->form == FORM_IMMEDIATE)
		return *spot->site == form->off ? MARKERS_BYTES_OFF :
		       *spot->site == form->on	? MARKERS_BYTES_ON :
						  MARKERS_BYTES_FOREIGN;
	memcpy(&rest, spot->site + 1, sizeof(rest));
	if (*spot->site == form->off &&
	    rest == (spot->form == FORM_FLIP ? spot->jump : form->rest))
		return spot->form == FORM_KEY_TRUE ? MARKERS_BYTES_ON : MARKERS_BYTES_OFF;
	if (*spot->site == form->on && rest == spot->jump)
		return spot->form == FORM_KEY_TRUE ? MARKERS_BYTES_OFF : MARKERS_BYTES_ON;
	return MARKERS_BYTES_FOREIGN;
}

struct markers_write markers_arch_form_step(const struct markers_form_spot *spot, bool on,
					    int step, unsigned char between)
{
	const struct form *form = &forms[spot->form];
	struct markers_write write = { spot->site, between, 1 };

	on ^= spot->form == FORM_KEY_TRUE;
	/* With int3 an opcode is never changed at once. */
	if (form->flags & MARKERS_FORM_ONE_BYTE && step < 2)
		write.length = step == 0 && spot->form == FORM_FLIP &&
			       between == X86_SITE_INT3;
	else if (step == 1)
		write = (struct markers_write){ spot->site + 1, on ? spot->jump : form->rest, 4 };
	else if (step == 2)
		write.value = on ? form->on : form->off;
	return write;
}

/* bool markers_arch_trial(void). */
__asm__(".pushsection .text\n"
	".type markers_arch_trial, @function\n"
	".hidden markers_arch_trial\n"
	".globl markers_arch_trial\n"
	".p2align 4\n"
	"markers_arch_trial:\n"
	".cfi_startproc\n"
	"xorl %eax, %eax\n"
	"trial_site: .byte " X86_SITE_TEXT(X86_SITE_NOPL) "\n"
	"ret\n"
	"trial_block: movl $1, %eax\n"
	"ret\n"
	".cfi_endproc\n"
	".size markers_arch_trial, . - markers_arch_trial\n"
	".popsection\n");

void markers_arch_trial_spot(struct markers_spot *spot)
{
	unsigned char *site, *block;

	__asm__("leaq trial_site(%%rip), %0" : "=r"(site));
	__asm__("leaq trial_block(%%rip), %0" : "=r"(block));
	spot->site = site;
	spot->jump = (int32_t)(block - site - MARKERS_SITE_BYTES);
}

/* A request to valgrind, which is a series of instructions that does nothing
   elsewhere (valgrind.h). */
static uintptr_t ask_valgrind(uintptr_t request, uintptr_t a, uintptr_t b)
{
	volatile uintptr_t arguments[6] = { request, a, b, 0, 0, 0 };
	uintptr_t result = 0;

	__asm__ volatile("rolq $3, %%rdi\n\trolq $13, %%rdi\n\t"
			 "rolq $61, %%rdi\n\trolq $51, %%rdi\n\t"
			 "xchgq %%rbx, %%rbx"
			 : "+d"(result)
			 : "a"(&arguments)
			 : "cc", "memory");
	return result;
}

enum { RUNNING_ON_VALGRIND = 0x1001, DISCARD_TRANSLATIONS = 0x1002 };

bool markers_arch_is_translated(void)
{
	return ask_valgrind(RUNNING_ON_VALGRIND, 0, 0) != 0;
}

void markers_arch_discard(const void *code, size_t length)
{
	ask_valgrind(DISCARD_TRANSLATIONS, (uintptr_t)code, length);
}

enum markers_bytes markers_arch_row_bytes(const struct marker_site *row)
{
	struct markers_form_spot form;
	struct markers_spot spot;

	if (!markers_site_plain(row))
		return markers_arch_form_spot(row, &form) ? markers_arch_form_bytes(&form) :
							    MARKERS_BYTES_FOREIGN;
	return markers_arch_spot(row, &spot) ? markers_arch_bytes(&spot) : MARKERS_BYTES_FOREIGN;
}

/* A breakpoint changes one byte. */
bool markers_arch_row_is_strange(const struct marker_site *row, const void **leads)
{
	const unsigned char *site = markers_site_address(row);
	const struct marker_location *location = markers_site_location(row);
	struct markers_form_spot spot;
	int32_t rest;

	*leads = NULL;
	if (markers_arch_row_bytes(row) != MARKERS_BYTES_FOREIGN || *site == X86_SITE_INT3)
		return false;
	if (!markers_arch_form_spot(row, &spot))
		return true;
	if (location && (location->kind == MARKER_SITE_BRANCH ||
			 location->kind == MARKER_SITE_IMMEDIATE))
		return false;
	memcpy(&rest, site + 1, sizeof(rest));
	if (*site == X86_SITE_CALL || *site == X86_SITE_JMP)
		*leads = site + MARKERS_SITE_BYTES + rest;
	return rest != spot.jump && rest != forms[spot.form].rest;
}
