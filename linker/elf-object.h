/* SPDX-License-Identifier: MIT */
/* elf-object.h - what a linker would do with an object file. */
#ifndef ELF_OBJECT_H
#define ELF_OBJECT_H

#include "elf-image.h"

/* Gives the allocated sections addresses, and applies the relocations.  False after a
   message. */
void elf_object_place(struct elf_image *image);
bool elf_object_relocate(struct elf_image *image);

#endif /* ELF_OBJECT_H */
