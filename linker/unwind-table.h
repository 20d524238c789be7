/* SPDX-License-Identifier: MIT */
/* unwind-table.h - where functions begin and end, by .eh_frame, which strip keeps. */
#ifndef UNWIND_TABLE_H
#define UNWIND_TABLE_H

#include "elf-image.h"

/* Calls FOUND for each piece of code that .eh_frame describes, until it returns false
   or something is not understood.  False if FOUND did. */
typedef bool unwind_visitor(void *data, uint64_t address, uint64_t size);
bool unwind_table_visit(const struct elf_image *image, unwind_visitor *found, void *data);

#endif /* UNWIND_TABLE_H */
