/* SPDX-License-Identifier: MIT */
/* For edit-attributes-1.tcl: lets SWAP_LINK name SWAP_FILE when the tool has just opened
   what it named before. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

void *elf_memory(char *image, size_t size);
void *elf_memory(char *image, size_t size)
{
	void *(*real)(char *, size_t) = (void *(*)(char *, size_t))dlsym(RTLD_NEXT, "elf_memory");

	if (unlink(getenv("SWAP_LINK")) || symlink(getenv("SWAP_FILE"), getenv("SWAP_LINK")))
		abort();
	return real(image, size);
}
