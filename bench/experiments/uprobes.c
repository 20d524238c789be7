/* SPDX-License-Identifier: MIT */
/*
 * uprobes.c - turns the probes of sys/sdt.h in this program on, as perf does: with a
 * breakpoint of the kernel's at each, which a counter counts.
 */

#define _GNU_SOURCE
#include <elf.h>
#include <fcntl.h>
#include <linux/perf_event.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { PROBES_MAX = 1024 };
static int probes[PROBES_MAX];
static int count;

int uprobes_set(bool on);

static int uprobe_type(void)
{
	FILE *file = fopen("/sys/bus/event_source/devices/uprobe/type", "r");
	int type = -1;

	if (file) {
		if (fscanf(file, "%d", &type) != 1)
			type = -1;
		fclose(file);
	}
	return type;
}

static int add_probe(int type, uint64_t offset)
{
	struct perf_event_attr attr = {
		.type = type,
		.size = sizeof attr,
		.config1 = (uintptr_t)"/proc/self/exe",
		.config2 = offset,
	};
	int fd = syscall(SYS_perf_event_open, &attr, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);

	if (fd < 0 || count == PROBES_MAX)
		return -1;
	probes[count++] = fd;
	return 0;
}

/* Where in the file the code at ADDRESS is. */
static uint64_t offset_of(const char *image, uint64_t address)
{
	const Elf64_Ehdr *header = (const void *)image;
	const Elf64_Phdr *segment = (const void *)(image + header->e_phoff);

	for (int i = 0; i < header->e_phnum; i++, segment++)
		if (segment->p_type == PT_LOAD && address - segment->p_vaddr < segment->p_filesz)
			return address - segment->p_vaddr + segment->p_offset;
	return 0;
}

/* The notes are linked to where they say that they are: nothing was prelinked. */
static int add_notes(const char *image, int type)
{
	const Elf64_Ehdr *header = (const void *)image;
	const Elf64_Shdr *sections = (const void *)(image + header->e_shoff);
	const char *names = image + sections[header->e_shstrndx].sh_offset;

	for (int i = 0; i < header->e_shnum; i++) {
		const char *at = image + sections[i].sh_offset;
		const char *end = at + sections[i].sh_size;

		if (strcmp(names + sections[i].sh_name, ".note.stapsdt"))
			continue;
		while (at < end) {
			const Elf64_Nhdr *note = (const void *)at;
			uint64_t address;

			at += sizeof *note + ((note->n_namesz + 3) & -4);
			memcpy(&address, at, sizeof address);
			if (add_probe(type, offset_of(image, address)))
				return -1;
			at += (note->n_descsz + 3) & -4;
		}
	}
	return 0;
}

int uprobes_set(bool on)
{
	if (!on) {
		while (count)
			close(probes[--count]);
		return 0;
	}
	int type = uprobe_type();
	int fd = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
	struct stat status;
	if (type < 0 || fd < 0 || fstat(fd, &status))
		return -1;
	const char *image = mmap(NULL, status.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
	close(fd);
	if (image == MAP_FAILED)
		return -1;
	int error = add_notes(image, type);
	munmap((void *)image, status.st_size);
	return error;
}
