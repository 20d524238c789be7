/* SPDX-License-Identifier: MIT */
/* descriptor.h - a marker's descriptor in an ELF image. */
#ifndef DESCRIPTOR_H
#define DESCRIPTOR_H

#include "elf-image.h"
#include "markers-abi.h"

struct descriptor {
	uint64_t address;
	uint32_t size;
	unsigned flags;
	const char *provider, *name; /* provider may be "" */
};

enum descriptor_fault {
	DESCRIPTOR_FINE,
	DESCRIPTOR_FAULT_PLACE,	  /* not whole in the file */
	DESCRIPTOR_FAULT_VERSION, /* of the ABI */
	DESCRIPTOR_FAULT_NAME,	  /* no name, or not in the file */
};

enum descriptor_fault descriptor_read(const struct elf_image *image, uint64_t address,
				      struct descriptor *descriptor);

/* What is wrong with the rest of a descriptor that descriptor_read() found
   fine; null for nothing.  *SYMBOL is the marker's linkage name, *PROTOTYPE its
   prototype; "" where it is not there. */
const char *descriptor_check(const struct elf_image *image, uint64_t address,
			     const char **symbol, const char **prototype);

#endif /* DESCRIPTOR_H */
