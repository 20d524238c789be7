/* SPDX-License-Identifier: MIT */
/* relative.h - follows the relative fields of markers-abi.h in an ELF image. */
#ifndef RELATIVE_H
#define RELATIVE_H

#include "elf-image.h"
#include "markers-abi.h"

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "structures are read as they lie in the files that can be read: build on a little-endian machine"
#endif

/* The address that the relative field at ADDRESS with value VALUE names. */
static inline uint64_t relative_target(uint64_t address, marker_relative value)
{
	return address + (uint64_t)(int64_t)value;
}

/* The string that it names: "" for nothing, null if there is none. */
static inline const char *relative_string(const struct elf_image *image, uint64_t address,
					  marker_relative value)
{
	return value ? elf_image_string(image, relative_target(address, value)) : "";
}

/* The same for MEMBER of a copy STRUCTURE of what is at BASE. */
#define RELATIVE_TARGET(base, structure, member)                               \
	relative_target((base) + offsetof(__typeof__(structure), member), \
			(structure).member)
#define RELATIVE_STRING(image, base, structure, member)                                \
	relative_string(image, (base) + offsetof(__typeof__(structure), member), \
			(structure).member)

#endif /* RELATIVE_H */
