/* SPDX-License-Identifier: MIT */
/*
 * conditions.c - the table of 2007: a branch that is hardly ever taken, on memory
 * that misses the cache, on memory in the first cache, on a byte of the code, and at
 * a key's site.  When it is taken, a counter is incremented.
 *
 * -DMISS_BYTES=n: a power of two, several times the last cache.  All loops compute an
 * address, in strides of 128 bytes or scattered over the same lines, as the bare one
 * does; all but those on memory leave it at that.
 */

#define _GNU_SOURCE
#include <string.h>
#include <sys/mman.h>

#include "clock-x86_64.h"
#include "jump-key-x86_64.h"
#include "subject.h"

#ifdef HAVE_KEYS
#include <markers.h>
MARKER_KEY static bool key_of_markers;
#endif

enum { STRIDE = 128, HIT_BYTES = 32 * STRIDE };

static unsigned long counter;
/* Each stride begins with a byte that is not 0, and then one that is. */
static const char *memory, *condition;
static unsigned long at_stride, at_scattered;
static struct jump_key jump_key;
static const char immediate_key;

#define STEP(at, bytes) at = (at + STRIDE) & ((bytes)-1UL)
/* Goes through all lines, in an order that no prefetcher foresees. */
#define JUMP(at, bytes) at = (at * 1664525 + 1013904223UL * STRIDE) & ((bytes)-1UL) & -STRIDE
/* And not to the next one before it knows what is in this one. */
#define CHAIN(at, value) (at += (value), (value))

#define DEFINE(name, offset, advance, at, bytes, test)                \
	static SUBJECT void name##_##offset(unsigned long left)       \
	{                                                             \
		const char *const where = condition;                  \
		unsigned long line = at;                              \
		(void)where;                                          \
		OPAQUE(left);                                         \
		PLACE(offset);                                        \
		do {                                                  \
			advance(line, bytes);                         \
			OPAQUE(line);                                 \
			if (__builtin_expect((test), 0))              \
				INCREMENT(counter);                   \
			OPAQUE(left);                                 \
		} while (--left);                                     \
		at = line;                                            \
	}

#define DEFINE_ALL(offset)                                                                \
	DEFINE(bare, offset, STEP, at_stride, MISS_BYTES, false)                          \
	DEFINE(again, offset, STEP, at_stride, MISS_BYTES, false)                         \
	DEFINE(miss, offset, STEP, at_stride, MISS_BYTES, where[line])                    \
	DEFINE(hit, offset, STEP, at_stride, HIT_BYTES, where[line])                      \
	DEFINE(immediate, offset, STEP, at_stride, MISS_BYTES, hand_immediate(&immediate_key)) \
	DEFINE(jump, offset, STEP, at_stride, MISS_BYTES, jump_key_on(&jump_key))         \
	DEFINE(bare_scattered, offset, JUMP, at_scattered, MISS_BYTES, false)             \
	DEFINE(miss_scattered, offset, JUMP, at_scattered, MISS_BYTES, where[line])       \
	DEFINE(miss_chained, offset, JUMP, at_scattered, MISS_BYTES, CHAIN(line, where[line])) \
	DEFINE(hit_chained, offset, JUMP, at_scattered, HIT_BYTES, CHAIN(line, where[line]))
EACH_PLACE(DEFINE_ALL)

#ifdef HAVE_KEYS
#define DEFINE_KEY(offset) DEFINE(key, offset, STEP, at_stride, MISS_BYTES, key_of_markers)
EACH_PLACE(DEFINE_KEY)

static int set_key(bool on)
{
	return markers_key_set(&key_of_markers, on) < 0 ? -1 : 0;
}
#endif

static int set_memory(bool on)
{
	condition = memory + !on;
	return 0;
}

static int set_immediate(bool on)
{
	return hand_immediate_set(&immediate_key, on);
}

static int set_jump(bool on)
{
	return jump_key_set(&jump_key, on);
}

__attribute__((constructor)) static void fill(void)
{
	char *bytes = mmap(NULL, MISS_BYTES, PROT_READ | PROT_WRITE,
			   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (bytes == MAP_FAILED)
		__builtin_trap();
	/* What is measured is the cache, not the page table. */
	madvise(bytes, MISS_BYTES, MADV_HUGEPAGE);
	for (unsigned long i = 0; i < MISS_BYTES; i += STRIDE)
		bytes[i] = 1;
	memory = bytes;
	set_memory(false);
}

#define ROW(loop, mechanism, offset, turns, name, set) \
	{ "conditions", loop, mechanism, offset, turns, name##_##offset, set, NULL },
#define ROWS(offset)                                                           \
	ROW("stride", "bare", offset, 1000, bare, NULL)                        \
	ROW("stride", "bare again", offset, 1000, again, NULL)                 \
	ROW("stride", "memory, misses", offset, 5000, miss, set_memory)        \
	ROW("stride", "memory, hits", offset, 1000, hit, set_memory)           \
	ROW("stride", "immediate by hand", offset, 1000, immediate, set_immediate) \
	ROW("stride", "asm goto key", offset, 1000, jump, set_jump)            \
	ROW("scattered", "bare", offset, 1000, bare_scattered, NULL)           \
	ROW("scattered", "memory, misses", offset, 5000, miss_scattered, set_memory) \
	ROW("chained", "bare", offset, 1000, bare_scattered, NULL)             \
	ROW("chained", "memory, misses", offset, 3000, miss_chained, set_memory) \
	ROW("chained", "memory, hits", offset, 1000, hit_chained, set_memory)
static struct subject conditions[] = { EACH_PLACE(ROWS) };
SUBJECTS(conditions)

#ifdef HAVE_KEYS
#define KEY_ROWS(offset) ROW("stride", "key", offset, 1000, key, set_key)
static struct subject keys[] = { EACH_PLACE(KEY_ROWS) };
SUBJECTS(keys)
#endif
