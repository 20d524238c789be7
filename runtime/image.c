/* SPDX-License-Identifier: MIT */
/*
 * What the loader has mapped for one object, found without its lock.  _dl_find_object()
 * (glibc 2.35) says where an object lies; the program headers are in its first pages,
 * as its ELF header says, and the two have to agree.
 */
#include "image.h"

#include <dlfcn.h>
#include <elf.h>
#include <features.h>
#include <string.h>
#include <sys/auxv.h>

#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 35)

extern __typeof__(_dl_find_object) _dl_find_object __attribute__((weak));

static bool find(const void *address, struct dl_find_object *found)
{
	return _dl_find_object && !_dl_find_object((void *)(uintptr_t)address, found);
}

bool markers_image_can_find(void)
{
	return _dl_find_object != NULL;
}

const void *markers_image_identity(const void *address)
{
	struct dl_find_object found;

	return find(address, &found) ? found.dlfo_link_map : NULL;
}

/* The program headers that the ELF header at START tells of, if they are where one of
   them says that they are. */
static bool read_header(const struct dl_find_object *found, struct markers_image *image)
{
	const char *start = found->dlfo_map_start;
	const size_t size = (size_t)((const char *)found->dlfo_map_end - start);
	const ElfW(Ehdr) *header = found->dlfo_map_start;
	size_t i;

	if (size < sizeof(*header) || memcmp(header->e_ident, ELFMAG, SELFMAG) ||
	    header->e_phentsize != sizeof(*image->phdr) || header->e_phoff > size ||
	    header->e_phnum > (size - header->e_phoff) / sizeof(*image->phdr) ||
	    header->e_phoff % sizeof(uintptr_t))
		return false;
	image->phdr = (const void *)(start + header->e_phoff);
	image->count = header->e_phnum;
	for (i = 0; i < image->count; i++) {
		const ElfW(Phdr) *phdr = &image->phdr[i];

		if (phdr->p_type == PT_LOAD && phdr->p_offset <= header->e_phoff &&
		    header->e_phoff - phdr->p_offset < phdr->p_filesz)
			return image->base + phdr->p_vaddr + header->e_phoff - phdr->p_offset ==
			       (uintptr_t)image->phdr;
	}
	return false;
}

bool markers_image_find(const void *address, struct markers_image *image)
{
	struct dl_find_object found;
	const struct link_map *map;

	if (!find(address, &found))
		return false;
	map = found.dlfo_link_map;
	image->base = map->l_addr;
	image->path = map->l_name ? map->l_name : "";
	if (*image->path)
		return read_header(&found, image);
	image->phdr = (const void *)getauxval(AT_PHDR);
	image->count = getauxval(AT_PHNUM);
	return image->phdr && (const void *)image->phdr >= found.dlfo_map_start &&
	       (const void *)image->phdr < found.dlfo_map_end;
}

#else

bool markers_image_can_find(void)
{
	return false;
}

const void *markers_image_identity(const void *address)
{
	(void)address;
	return NULL;
}

bool markers_image_find(const void *address, struct markers_image *image)
{
	(void)address;
	(void)image;
	return false;
}

#endif

/* Linkers put the program headers behind the ELF header.  What puts new code into a linked
   file puts them in front of that. */
bool markers_image_is_rewritten(const struct markers_image *image)
{
	const uintptr_t at = (uintptr_t)image->phdr;
	size_t i;

	for (i = 0; i < image->count; i++) {
		const ElfW(Phdr) *phdr = &image->phdr[i];
		const uintptr_t start = image->base + phdr->p_vaddr;

		if (phdr->p_type == PT_LOAD && at >= start && at - start < phdr->p_memsz)
			return phdr->p_flags & PF_X && phdr->p_offset;
	}
	return false;
}
