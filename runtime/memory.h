/* SPDX-License-Identifier: MIT */
/* How program text is written. */
#ifndef MARKERS_RUNTIME_MEMORY_H
#define MARKERS_RUNTIME_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#pragma GCC visibility push(hidden)

enum markers_method {
	MARKERS_METHOD_AUTO,	/* mem, and where that fails mprotect */
	MARKERS_METHOD_MEM,	/* through /proc/self/mem */
	MARKERS_METHOD_MPROTECT /* by stores, the text being made writable */
};

extern enum markers_method markers_text_method;

/*
 * Open for one batch: a file descriptor that is kept would stand for the parent's
 * memory after a fork.  What lies in the window is written at once, to the text
 * itself or to an image of it.
 */
struct markers_text {
	unsigned char *window;
	size_t window_size;
	ptrdiff_t shift;  /* from the text in the window to where it is written */
	uint64_t touched; /* pages of an image that differ from the text */
	int fd;		  /* /proc/self/mem, or -1: stores */
	int protection;	  /* what a window that is text had before */
	bool many;	  /* it pays to write whole pages */
};

/* Returns 0 or -errno. */
int markers_text_open(struct markers_text *text, bool many);
/* What was written comes to effect now at the latest. */
int markers_text_flush(struct markers_text *text);
/* Back to how text was protected. */
void markers_text_close(struct markers_text *text);

/* The same as the two below, with the window elsewhere. */
int markers_text_elsewhere(struct markers_text *text, unsigned char *to, const void *bytes,
			   size_t length);

enum { MARKERS_PAGE_SHIFT = 12 };

/* Where TO is written if LENGTH bytes of it are in the window, else null. */
static inline unsigned char *markers_text_at(struct markers_text *text, unsigned char *to,
					     size_t length)
{
	const size_t offset = (size_t)(to - text->window);

	if (offset >= text->window_size || text->window_size - offset < length)
		return NULL;
	if (text->shift)
		text->touched |= (uint64_t)1 << (offset >> MARKERS_PAGE_SHIFT) |
				 (uint64_t)1 << ((offset + length - 1) >> MARKERS_PAGE_SHIFT);
	return to + text->shift;
}

static inline int markers_text_byte(struct markers_text *text, unsigned char *to,
				    unsigned char byte)
{
	unsigned char *at = markers_text_at(text, to, 1);

	if (!at)
		return markers_text_elsewhere(text, to, &byte, 1);
	__atomic_store_n(at, byte, __ATOMIC_RELAXED);
	return 0;
}

static inline int markers_text_word(struct markers_text *text, unsigned char *to, int32_t word)
{
	unsigned char *at = markers_text_at(text, to, sizeof(word));

	if (!at)
		return markers_text_elsewhere(text, to, &word, sizeof(word));
	memcpy(at, &word, sizeof(word));
	return 0;
}

#pragma GCC visibility pop

#endif
