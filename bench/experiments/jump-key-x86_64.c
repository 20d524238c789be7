/* SPDX-License-Identifier: MIT */
/* jump-key-x86_64.c - changes the code of what jump-key-x86_64.h makes. */

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "jump-key-x86_64.h"

struct row {
	int32_t site, target;
	int64_t key;
};

/* Weak: a program need not have any. */
extern struct row jump_rows[] __asm__("__start_bench_jump_table") __attribute__((weak));
extern struct row jump_end[] __asm__("__stop_bench_jump_table") __attribute__((weak));
extern struct row immediate_rows[] __asm__("__start_bench_immediates") __attribute__((weak));
extern struct row immediate_end[] __asm__("__stop_bench_immediates") __attribute__((weak));

static int write_code(unsigned char *at, const unsigned char *bytes, size_t size)
{
	uintptr_t page = sysconf(_SC_PAGESIZE);
	uintptr_t from = (uintptr_t)at & -page;
	size_t length = (((uintptr_t)at + size + page - 1) & -page) - from;

	if (mprotect((void *)from, length, PROT_READ | PROT_WRITE | PROT_EXEC))
		return -1;
	memcpy(at, bytes, size);
	return mprotect((void *)from, length, PROT_READ | PROT_EXEC);
}

static bool row_of(const struct row *row, const void *key)
{
	return (const char *)&row->key + row->key == (const char *)key;
}

int jump_key_set(const void *key, bool on)
{
	for (struct row *row = jump_rows; row < jump_end; row++) {
		unsigned char bytes[5] = { 0x0f, 0x1f, 0x44, 0, 0 };
		unsigned char *site = (unsigned char *)&row->site + row->site;
		unsigned char *target = (unsigned char *)&row->target + row->target;

		if (!row_of(row, key))
			continue;
		if (on) {
			int32_t distance = target - (site + 5);

			bytes[0] = 0xe9;
			memcpy(bytes + 1, &distance, sizeof distance);
		}
		if (write_code(site, bytes, sizeof bytes))
			return -1;
	}
	return 0;
}

int hand_immediate_set(const void *key, bool on)
{
	for (struct row *row = immediate_rows; row < immediate_end; row++) {
		unsigned char *site = (unsigned char *)&row->site + row->site;
		unsigned char value = on;

		if (row_of(row, key) && write_code(site + 1, &value, 1))
			return -1;
	}
	return 0;
}
