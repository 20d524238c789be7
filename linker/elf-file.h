/* SPDX-License-Identifier: MIT */
/* elf-file.h - the ELF images in a file. */
#ifndef ELF_FILE_H
#define ELF_FILE_H

#include "elf-image.h"

/* Opens FILE and calls VISIT with its image, or with the image of each member
   if FILE is an archive.  Whatever is wrong with FILE is reported.  Returns a
   tool status: the worst of its own and what VISIT returned. */
typedef int elf_image_visitor(struct elf_image *image, void *data);
int elf_image_visit(const char *file, elf_image_visitor *visit, void *data);

#endif /* ELF_FILE_H */
