/* SPDX-License-Identifier: MIT */
/*
 * jump-key-x86_64.h - what the experiments compare with, written by hand: a key
 * as in Linux (arch/x86/include/asm/jump_label.h), which ../events.h uses, too, and a
 * condition on a byte of the code, as in 2007.
 */
#ifndef EXPERIMENTS_JUMP_KEY_H
#define EXPERIMENTS_JUMP_KEY_H

#include <stdbool.h>

/* Turn all sites of KEY on or off, while there is one thread.  0, or -1. */
int jump_key_set(const void *key, bool on);
int hand_immediate_set(const void *key, bool on);

struct jump_key {
	int enabled;
};

static inline __attribute__((always_inline)) bool jump_key_on(struct jump_key *key)
{
	__asm__ goto("1: .byte 0x0f, 0x1f, 0x44, 0, 0\n\t"
		     ".pushsection bench_jump_table, \"aw\"\n\t"
		     ".balign 8\n\t"
		     ".long 1b - ., %l[on] - .\n\t"
		     ".quad %c0 - .\n\t"
		     ".popsection"
		     :
		     : "i"(key)
		     :
		     : on);
	return false;
on:
	return true;
}

/* The second byte of mov $0,%reg is the value. */
static inline __attribute__((always_inline)) unsigned char hand_immediate(const char *key)
{
	unsigned char value;

	__asm__("1: .byte 0xb0, 0\n\t"
		".pushsection bench_immediates, \"aw\"\n\t"
		".balign 8\n\t"
		".long 1b - ., 0\n\t"
		".quad %c1 - .\n\t"
		".popsection"
		: "=a"(value)
		: "i"(key));
	return value;
}

#endif /* EXPERIMENTS_JUMP_KEY_H */
