/* SPDX-License-Identifier: MIT */
/*
 * elf-file.c - opens a file and finds the ELF images in it: one in an ELF
 * file, one for each member of an archive.  Everything that can be said of a
 * file before its section headers are read is said here.
 */
#include "elf-file.h"
#include "elf-load.h"
#include "text.h"
#include "tool.h"

#include <ar.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static const char thin_magic[] = "!<thin>\n";

#define LONGEST_MEMBER_NAME 4096
#define LEAST_WORK (1024 * 1024) /* units: whatever the size */

struct mapped_file {
	struct source_file source;
	uint8_t *bytes;
	size_t size;
	struct elf_work work;
};

/* A private, writable mapping of FILE: relocations are applied to it, and
   edits never reach the file. */
static bool map_file(const char *path, struct mapped_file *file)
{
	struct stat status;
	void *bytes;
	/* O_NONBLOCK: a FIFO without a writer would hang. */
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);

	if (fd < 0 || fstat(fd, &status)) {
		message("%s: cannot open: %s; check its name and its permissions", path, strerror(errno));
		if (fd >= 0)
			close(fd);
		return false;
	}
	if (S_ISDIR(status.st_mode))
		message("%s: is a directory; name one program, shared object or object file",
			path);
	else if (!S_ISREG(status.st_mode))
		message("%s: is not a regular file; name a program, shared object or object file",
			path);
	else if (status.st_size == 0)
		message("%s: is empty; was the link or the copy interrupted?", path);
	else {
		file->size = (size_t)status.st_size;
		bytes = mmap(NULL, file->size, PROT_READ | PROT_WRITE,
			     MAP_PRIVATE | MAP_NORESERVE, fd, 0);
		if (bytes != MAP_FAILED) {
			file->source = (struct source_file){fd, status};
			file->bytes = bytes;
			return true;
		}
		message("%s: cannot read: %s; it has to fit into this process's memory", path,
			strerror(errno));
	}
	close(fd);
	return false;
}

/* The processor of an ELF file of a kind that can hold sites; null after a message. */
static const struct arch *check_header(const char *path, const uint8_t *bytes, size_t size)
{
	const struct arch *arch;
	Elf64_Ehdr header;

	if (size < SELFMAG || memcmp(bytes, ELFMAG, SELFMAG) != 0) {
		message("%s: is not an ELF file; name a program, shared object, object file "
			"or archive",
			path);
		return NULL;
	}
	if (size > EI_CLASS && bytes[EI_CLASS] == ELFCLASS32) {
		message("%s: is a 32-bit ELF file; only %s (64-bit) files can be read", path,
			arch_names());
		return NULL;
	}
	if (size > EI_DATA && bytes[EI_DATA] == ELFDATA2MSB) {
		message("%s: is a big-endian ELF file; only %s files can be read", path,
			arch_names());
		return NULL;
	}
	if (size < sizeof header) {
		message("%s: is truncated: its ELF header needs %zu bytes, the file has %zu; "
			"copy or link it again",
			path, sizeof header, size);
		return NULL;
	}
	memcpy(&header, bytes, sizeof header);
	if (header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_ident[EI_DATA] != ELFDATA2LSB ||
	    header.e_ident[EI_VERSION] != EV_CURRENT) {
		message("%s: is damaged: its ELF identification (bytes 4 to 6) is unknown; "
			"copy or link it again",
			path);
		return NULL;
	}
	arch = arch_find(header.e_machine);
	if (!arch) {
		message("%s: is for %s (e_machine %u); only %s files can be read", path,
			arch_machine_name(header.e_machine), header.e_machine, arch_names());
		return NULL;
	}
	switch (header.e_type) {
	case ET_EXEC:
	case ET_DYN:
	case ET_REL:
		return arch;
	case ET_CORE:
		message("%s: is a core file; name the program that dumped it", path);
		return NULL;
	default:
		message("%s: has the unknown ELF type %u; name a program, shared object or "
			"object file",
			path, header.e_type);
		return NULL;
	}
}

static int visit_image(const char *path, const char *member, uint8_t *bytes, size_t size,
		       Elf *elf, struct mapped_file *file, elf_image_visitor *visit, void *data)
{
	struct elf_image image = {.path = path,
				  .member = member,
				  .source = &file->source,
				  .bytes = bytes,
				  .size = size,
				  .work = &file->work};
	int status = STATUS_ERROR;

	image.arch = check_header(path, bytes, size);
	if (image.arch && elf_image_load(&image, elf))
		status = visit(&image, data);
	elf_image_release(&image);
	return status;
}

static char *member_path(const char *path, const char *member)
{
	size_t size = strlen(path) + strlen(member) + 3;
	char *result = malloc(size);

	if (result)
		snprintf(result, size, "%s(%s)", path, member);
	return result;
}

/* One member.  What is not ELF (a README, say) is skipped, as linkers do. */
static int visit_member(const char *path, Elf *elf, const char *name,
			struct mapped_file *file, elf_image_visitor *visit, void *data)
{
	size_t size;
	char *bytes = elf_rawfile(elf, &size);
	char *printable = message_printable(name);
	char *full = printable ? member_path(path, printable) : NULL;
	int status = STATUS_FINE;

	if (!full)
		status = out_of_memory();
	else if (bytes && size >= SELFMAG && memcmp(bytes, ELFMAG, SELFMAG) == 0)
		status = visit_image(full, printable, (uint8_t *)bytes, size, elf, file,
				     visit, data);
	free(full);
	free(printable);
	return status;
}

static int bad_member(const char *path)
{
	message("%s: is a damaged archive (a member's name has more than %d bytes); make it again "
		"with 'ar'",
		path, LONGEST_MEMBER_NAME);
	return STATUS_ERROR;
}

static int visit_archive(const char *path, Elf *archive, struct mapped_file *file,
			 elf_image_visitor *visit, void *data)
{
	Elf *elf;
	/* One without members is, to libelf, an error. */
	Elf_Cmd command = file->size > SARMAG ? ELF_C_READ_MMAP : ELF_C_NULL;
	int worst = STATUS_FINE;

	while (command != ELF_C_NULL && (elf = elf_begin(-1, command, archive)) != NULL) {
		Elf_Arhdr *header = elf_getarhdr(elf);
		int status = STATUS_FINE;

		if (!header && errno == ENOMEM)
			status = out_of_memory();
		/* "/" and "//" are the archive's own tables. */
		if (header && header->ar_name && header->ar_name[0] != '/')
			status = strnlen(header->ar_name, LONGEST_MEMBER_NAME + 1) >
						 LONGEST_MEMBER_NAME
					 ? bad_member(path)
					 : visit_member(path, elf, header->ar_name, file, visit,
							data);
		if (status > worst)
			worst = status;
		command = elf_next(elf);
		elf_end(elf);
	}
	if (command != ELF_C_NULL && errno == ENOMEM)
		return out_of_memory();
	if (command != ELF_C_NULL) {
		message("%s: is a damaged archive (%s); make it again with 'ar'", path,
			elf_errmsg(-1));
		return STATUS_ERROR;
	}
	return worst;
}

static int visit_mapped(const char *path, struct mapped_file *file, elf_image_visitor *visit,
			void *data)
{
	Elf *elf;
	int status;

	if (file->size >= SARMAG && memcmp(file->bytes, thin_magic, SARMAG) == 0) {
		message("%s: is a thin archive, which only names its members; name those", path);
		return STATUS_ERROR;
	}
	if ((file->size < SARMAG || memcmp(file->bytes, ARMAG, SARMAG) != 0) &&
	    !check_header(path, file->bytes, file->size))
		return STATUS_ERROR;

	elf_version(EV_CURRENT);
	elf = elf_memory((char *)file->bytes, file->size);
	if (!elf && errno == ENOMEM)
		return out_of_memory();
	if (!elf) {
		message("%s: cannot be read: %s; copy or link it again", path, elf_errmsg(-1));
		return STATUS_ERROR;
	}
	if (elf_kind(elf) == ELF_K_AR)
		status = visit_archive(path, elf, file, visit, data);
	else
		status = visit_image(path, NULL, file->bytes, file->size, elf, file, visit, data);
	elf_end(elf);
	return status;
}

static const char *reading; /* for on_bus_error() */

/* The file has become shorter since it was opened. */
static void on_bus_error(int signal)
{
	static const char text[] = ": has been cut while it was read; try again\n";

	(void)signal;
	if (write(STDERR_FILENO, "markers: ", 9) < 0 ||
	    write(STDERR_FILENO, reading, strlen(reading)) < 0 ||
	    write(STDERR_FILENO, text, sizeof text - 1) < 0)
		_exit(STATUS_ERROR);
	_exit(STATUS_ERROR);
}

int elf_image_visit(const char *path, elf_image_visitor *visit, void *data)
{
	struct mapped_file file;
	char *printable;
	int status = STATUS_ERROR;

	message_file(path);
	printable = message_printable(path);
	if (!printable)
		return STATUS_ERROR;
	if (!map_file(path, &file))
		goto free_path;
	errno = 0; /* libelf leaves ENOMEM there */
	reading = printable;
	signal(SIGBUS, on_bus_error);
	file.work = (struct elf_work){.left = LEAST_WORK + 4 * (uint64_t)file.size};
	status = visit_mapped(path, &file, visit, data);
	if (file.work.spent) {
		message("%s: is damaged: it asks for more work than a file of its size can need "
			"(long names or blocks that many rows share); link it again",
			path);
		status = STATUS_ERROR;
	}
	munmap(file.bytes, file.size);
	close(file.source.fd);
free_path:
	free(printable);
	return status;
}
