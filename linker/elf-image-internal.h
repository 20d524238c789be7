/* SPDX-License-Identifier: MIT */
/* elf-image-internal.h - between elf-file.c, elf-image.c and elf-object.c. */
#ifndef ELF_IMAGE_INTERNAL_H
#define ELF_IMAGE_INTERNAL_H

#include "elf-image.h"

/* Reads the headers of the ELF file of IMAGE.  False after a message.
   elf_image_release() frees what it took, in both cases. */
bool elf_image_load(struct elf_image *image, Elf *elf);
void elf_image_release(struct elf_image *image);

/* Its sections only: for a separate debug file, whose segments are of no use. */
bool elf_image_load_sections(struct elf_image *image, Elf *elf);

/* For object files: gives the allocated sections addresses, and applies the
   relocations.  False after a message. */
void elf_object_place(struct elf_image *image);
bool elf_object_relocate(struct elf_image *image);

#endif /* ELF_IMAGE_INTERNAL_H */
