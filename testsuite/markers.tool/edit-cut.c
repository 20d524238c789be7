/* SPDX-License-Identifier: MIT */
/* For edit-output-traps-1.tcl: cuts file CUT_FILE when the tool has just opened it. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

void *elf_memory(char *image, size_t size);
void *elf_memory(char *image, size_t size)
{
	void *(*real)(char *, size_t) = (void *(*)(char *, size_t))dlsym(RTLD_NEXT, "elf_memory");

	if (truncate(getenv("CUT_FILE"), 0))
		abort();
	return real(image, size);
}
