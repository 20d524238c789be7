/* SPDX-License-Identifier: MIT */
/* elf-load.h - reads the headers of an ELF file. */
#ifndef ELF_LOAD_H
#define ELF_LOAD_H

#include "elf-image.h"

/* Reads the headers of the ELF file of IMAGE.  False after a message.
   elf_image_release() frees what it took, in both cases. */
bool elf_image_load(struct elf_image *image, Elf *elf);
void elf_image_release(struct elf_image *image);

/* Its sections only: for a separate debug file, whose segments are of no use. */
bool elf_image_load_sections(struct elf_image *image, Elf *elf);

#endif /* ELF_LOAD_H */
