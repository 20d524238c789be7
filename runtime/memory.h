/* SPDX-License-Identifier: MIT */
/* How program text is written. */
#ifndef MARKERS_RUNTIME_MEMORY_H
#define MARKERS_RUNTIME_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

/* Open for one batch: a descriptor that is kept would be the parent's memory
   after a fork. */
struct markers_text {
	int fd;	       /* /proc/self/mem, or -1: then mprotect */
	uintptr_t start, stop; /* pages that are writable now */
};

/* Returns 0 or -errno. */
int markers_text_open(struct markers_text *text);
int markers_text_write(struct markers_text *text, void *to, const void *bytes,
		       size_t length);
/* Back to how text was protected. */
int markers_text_close(struct markers_text *text);

#pragma GCC visibility pop

#endif
