/* SPDX-License-Identifier: MIT */
/* What the loader has mapped for one object. */
#ifndef MARKERS_RUNTIME_IMAGE_H
#define MARKERS_RUNTIME_IMAGE_H

#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

/* While the object stays loaded. */
struct markers_image {
	uintptr_t base;
	const char *path; /* "" of the program */
	const ElfW(Phdr) *phdr;
	size_t count;
};

static inline struct markers_image markers_image_of(const struct dl_phdr_info *info)
{
	return (struct markers_image){ info->dlpi_addr, info->dlpi_name ? info->dlpi_name : "",
				       info->dlpi_phdr, info->dlpi_phnum };
}

/* The image that ADDRESS lies in, without a lock.  The caller sees to it that it is not
   unloaded.  False: it has to be looked for among all. */
bool markers_image_find(const void *address, struct markers_image *image);

/* Which object is at ADDRESS, without a lock: a value that another object does not have
   at the same time, or null. */
const void *markers_image_identity(const void *address);

/* Can the last two be had at all? */
bool markers_image_can_find(void);

/* Has an editor of linked files given IMAGE code of its own?  Such a tool moves functions and
   leaves the tables as they were. */
bool markers_image_is_rewritten(const struct markers_image *image);

#pragma GCC visibility pop

#endif
