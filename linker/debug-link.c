/* SPDX-License-Identifier: MIT */
/*
 * debug-link.c - finds and reads a separate debug file.  Its name comes from an
 * untrusted file: it has to be the name of a regular file in one of two folders,
 * whose checksum fits, and is read as carefully as any other.
 */
#include "debug-link.h"
#include "elf-load.h"
#include "text.h"
#include "tool.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* The name in section .gnu_debuglink, and the checksum behind it; or null. */
static const char *read_link(const struct elf_image *image, uint32_t *checksum)
{
	for (size_t i = 1; i < image->section_count; i++) {
		const struct elf_section *section = &image->sections[i];
		const char *name = (const char *)elf_section_bytes(image, section);
		size_t length;

		if (strcmp(section->name, ".gnu_debuglink") != 0)
			continue;
		length = strnlen(name, section->size);
		if (!length || strchr(name, '/') || length > 255)
			return NULL;
		length = (length + 4) & ~(size_t)3;
		if (length > section->size || section->size - length < sizeof *checksum)
			return NULL;
		memcpy(checksum, name + length, sizeof *checksum);
		return name;
	}
	return NULL;
}

/* The CRC-32 of ISO 3309, as zlib has it. */
static uint32_t checksum_of(const uint8_t *bytes, size_t size)
{
	uint32_t table[256], sum = ~0u;

	for (uint32_t i = 0; i < 256; i++) {
		table[i] = i;
		for (int bit = 0; bit < 8; bit++)
			table[i] = table[i] >> 1 ^ (table[i] & 1 ? 0xedb88320u : 0);
	}
	while (size--)
		sum = table[(sum ^ *bytes++) & 0xff] ^ sum >> 8;
	return ~sum;
}

/* Limits and errors of the system: nothing that the file's name can cause. */
static bool is_passing(int error)
{
	return error == ENOMEM || error == EMFILE || error == ENFILE || error == EIO;
}

/* False if it can't be read: errno says why, or is 0. */
static bool map(const char *path, struct elf_work *work, struct elf_image *image)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK), error = 0;
	struct stat status;
	void *bytes = MAP_FAILED;

	if (fd < 0)
		return false;
	if (fstat(fd, &status))
		error = errno;
	else if (S_ISREG(status.st_mode) && status.st_size >= (off_t)sizeof(Elf64_Ehdr)) {
		bytes = mmap(NULL, (size_t)status.st_size, PROT_READ | PROT_WRITE,
			     MAP_PRIVATE | MAP_NORESERVE, fd, 0);
		error = errno;
	}
	close(fd);
	errno = error;
	if (bytes == MAP_FAILED)
		return false;
	*image = (struct elf_image){
		.path = path, .bytes = bytes, .size = (size_t)status.st_size, .work = work};
	errno = 0; /* libelf leaves ENOMEM there */
	return true;
}

/* The sections of an ELF file for ARCH; nothing is said of what is wrong. */
static bool read_sections(struct debug_file *file, const struct arch *arch)
{
	const uint8_t *bytes = file->image.bytes;
	Elf64_Ehdr header;

	memcpy(&header, bytes, sizeof header);
	if (memcmp(bytes, ELFMAG, SELFMAG) != 0 || bytes[EI_CLASS] != ELFCLASS64 ||
	    bytes[EI_DATA] != ELFDATA2LSB || header.e_machine != arch->machine)
		return false;
	elf_version(EV_CURRENT);
	file->elf = elf_memory((char *)file->image.bytes, file->image.size);
	return file->elf && elf_image_load_sections(&file->image, file->elf);
}

static void close_image(struct debug_file *file)
{
	if (file->elf)
		elf_end(file->elf);
	elf_image_release(&file->image);
	if (file->image.bytes)
		munmap(file->image.bytes, file->image.size);
	file->elf = NULL;
	file->image = (struct elf_image){0};
}

static enum debug_link cannot_read(const char *path)
{
	int error = errno;
	char *printable = error == ENOMEM ? NULL : message_printable(path);

	if (error == ENOMEM)
		out_of_memory();
	else if (printable)
		message("%s: cannot read this debug file: %s; try again, or move it away",
			printable, strerror(error));
	free(printable);
	return DEBUG_LINK_FAILED;
}

/* In the folder of IMAGE, whose name has FOLDER_LENGTH bytes, up to its slash. */
static enum debug_link look(struct debug_file *file, const struct elf_image *image,
			    int folder_length, const char *name, uint32_t checksum)
{
	size_t size = (size_t)folder_length + sizeof ".debug/" + strlen(name) + 1;
	static const char *const inner[] = {"", ".debug/"};
	enum debug_link result = DEBUG_LINK_MISSING;

	file->path = malloc(size);
	if (!file->path)
		return out_of_memory(), DEBUG_LINK_FAILED;
	for (size_t i = 0; i < sizeof inner / sizeof inner[0]; i++) {
		snprintf(file->path, size, "%.*s%s%s", folder_length, image->path, inner[i], name);
		if (!map(file->path, image->work, &file->image)) {
			if (is_passing(errno))
				return cannot_read(file->path);
			continue;
		}
		if (checksum_of(file->image.bytes, file->image.size) == checksum &&
		    read_sections(file, image->arch))
			return DEBUG_LINK_FOUND;
		if (errno == ENOMEM)
			return out_of_memory(), DEBUG_LINK_FAILED;
		result = DEBUG_LINK_DIFFERENT;
		close_image(file);
	}
	return result;
}

enum debug_link debug_file_open(struct debug_file *file, const struct elf_image *image,
				const char **name)
{
	const char *slash = strrchr(image->path, '/');
	uint32_t checksum;

	*file = (struct debug_file){0};
	*name = image->member ? NULL : read_link(image, &checksum);
	if (!*name)
		return DEBUG_LINK_NONE;
	return look(file, image, slash ? (int)(slash + 1 - image->path) : 0, *name, checksum);
}

void debug_file_close(struct debug_file *file)
{
	close_image(file);
	free(file->path);
	*file = (struct debug_file){0};
}
