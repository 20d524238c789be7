/* SPDX-License-Identifier: MIT */
/* replace-file.h - writes a file so that it is there whole or not at all. */
#ifndef REPLACE_FILE_H
#define REPLACE_FILE_H

#include "attributes.h"

#include <stddef.h>

/* Writes SIZE bytes to file OUT, with the attributes of SOURCE (copy_attributes()), by
   way of a temporary file beside it.  Returns a tool status, after a message if it is
   not STATUS_FINE; then OUT is as it was. */
int replace_file(const char *out, const struct source_file *source, const void *bytes,
		 size_t size);

#endif /* REPLACE_FILE_H */
