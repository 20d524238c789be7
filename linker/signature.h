/* SPDX-License-Identifier: MIT */
/* signature.h - finds what a change of one byte makes void. */
#ifndef SIGNATURE_H
#define SIGNATURE_H

#include "elf-image.h"

/* Prints a note for each signature, checksum or capability that FILE, whose
   image is IMAGE, has and that its changed copy OUT does not, or has in vain. */
void signature_notes(const struct elf_image *image, const char *file, const char *out);

#endif /* SIGNATURE_H */
