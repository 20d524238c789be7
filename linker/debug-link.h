/* SPDX-License-Identifier: MIT */
/*
 * debug-link.h - the separate debug file of a stripped program or library, as
 * `objcopy --add-gnu-debuglink' names it.
 */
#ifndef DEBUG_LINK_H
#define DEBUG_LINK_H

#include "elf-image.h"

struct debug_file {
	struct elf_image image; /* its sections only */
	void *elf;
	char *path;
};

/* Why a file has no debug file. */
enum debug_link {
	DEBUG_LINK_FOUND,
	DEBUG_LINK_NONE,      /* it names none */
	DEBUG_LINK_MISSING,   /* it is neither beside it nor in .debug */
	DEBUG_LINK_DIFFERENT, /* it belongs to another link */
	DEBUG_LINK_FAILED,    /* after a message: it may be there */
};

/* Finds the file that IMAGE names, in the same folder or in .debug there.  NAME
   becomes what it is called, or null.  What was opened has to be closed. */
enum debug_link debug_file_open(struct debug_file *file, const struct elf_image *image,
				const char **name);
void debug_file_close(struct debug_file *file);

#endif /* DEBUG_LINK_H */
