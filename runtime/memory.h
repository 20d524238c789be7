/* SPDX-License-Identifier: MIT */
/* How program text is written. */
#ifndef MARKERS_RUNTIME_MEMORY_H
#define MARKERS_RUNTIME_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#pragma GCC visibility push(hidden)

/* Functions that store into text.  Threads that run it are no readers, in the sense of
   a thread sanitizer, and its shadow of text is not writable. */
#define MARKERS_STORES_TEXT __attribute__((no_sanitize("thread")))

enum markers_method {
	MARKERS_METHOD_AUTO,	/* mem, and where that fails mprotect; for very many
				   writes the other way round */
	MARKERS_METHOD_MEM,	/* through /proc/self/mem */
	MARKERS_METHOD_MPROTECT /* by stores, the text being made writable */
};

extern enum markers_method markers_text_method;

/* What lies in the window is written at once, to the text itself or to an image. */
struct markers_window {
	unsigned char *start;
	size_t size;
	ptrdiff_t shift;  /* from the text to where it is written; 0: the text itself */
	uint64_t touched; /* pages of an image that differ from the text */
};

/* Whole pages of one segment of text; start is null if there are none. */
struct markers_extent {
	unsigned char *start;
	size_t size;
};

/* Open for one batch: a file descriptor that is kept would stand for the parent's
   memory after a fork. */
struct markers_text {
	struct markers_window window;
	int fd;		/* /proc/self/mem, or -1: stores */
	int protection; /* what a window that is text had before */
	bool many;	/* it pays to write whole pages */
	bool stores;	/* it pays to make text writable, if that is allowed */
	bool trial;	/* it is to be seen what this way does, and no other */
	const char *seen_start, *seen_stop; /* whose protection is known */
};

/* Open for writes to COUNT sites.  Returns 0 or -errno. */
int markers_text_open(struct markers_text *text, size_t count);
/* What was written comes to effect now at the latest. */
int markers_text_flush(struct markers_text *text);
/* Back to how text was protected. */
void markers_text_close(struct markers_text *text);

/* Make the window text with all of EXTENT in it, if that is how it is to be written. */
bool markers_text_reach(struct markers_text *text, const struct markers_extent *extent);

/* Write LENGTH bytes that may be outside the window; it moves there. */
int markers_text_write(struct markers_text *text, unsigned char *to, const void *bytes,
		       size_t length);

enum { MARKERS_PAGE_SHIFT = 12 };

/* Which pages LENGTH bytes at OFFSET in an image are in. */
static inline uint64_t markers_window_pages(size_t offset, size_t length)
{
	uint64_t pages = (uint64_t)1 << ((offset >> MARKERS_PAGE_SHIFT) & 63);

	if (length > 1)
		pages |= (uint64_t)1 << (((offset + length - 1) >> MARKERS_PAGE_SHIFT) & 63);
	return pages;
}

static inline bool markers_window_holds(const struct markers_window *window,
					const unsigned char *at, size_t length)
{
	const size_t offset = (size_t)(at - window->start);

	return offset < window->size && window->size - offset >= length;
}

/* Where TO is written if LENGTH bytes of it are in the window, else null. */
static inline unsigned char *markers_window_at(struct markers_window *window,
					       unsigned char *to, size_t length)
{
	if (!markers_window_holds(window, to, length))
		return NULL;
	/* Without an image it does not matter. */
	window->touched |= markers_window_pages((size_t)(to - window->start), length);
	return to + window->shift;
}

#pragma GCC visibility pop

#endif
