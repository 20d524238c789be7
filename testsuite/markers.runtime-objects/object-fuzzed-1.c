/* SPDX-License-Identifier: MIT */
/* A library whose tables are damaged at random does no harm: each is loaded in a process of
   its own.  FUZZ_ROUNDS and FUZZ_SEED (environment) say how many and which.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-dlopen-library libfuzzed-1.so "late-lib.c" "-fno-sanitize=all" } */
/* { dg-timeout 600 } */
#define _GNU_SOURCE
#include "counted.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

COUNTED_MARKER(mine);

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(mine, "f.c", 1, 1);
	return hits;
}

static unsigned long state;
static unsigned long draw(unsigned long below)
{
	state = state * 6364136223846793005ul + 1442695040888963407ul;
	return (state >> 33) % below;
}

static unsigned char file[1 << 20], damaged[1 << 20];
static size_t size;
static struct {
	size_t start, size;
} parts[64];
static size_t part_count;

static void add_part(size_t start, size_t length)
{
	CHECK(part_count < 64 && start + length <= size);
	parts[part_count].start = start;
	parts[part_count++].size = length;
}

/* What may be damaged: the tables, and what the loader says of the note. */
static void find_parts(void)
{
	const Elf64_Ehdr *header = (const void *)file;
	const Elf64_Shdr *sections = (const void *)(file + header->e_shoff);
	const char *names = (const char *)file + sections[header->e_shstrndx].sh_offset;
	const Elf64_Phdr *segments = (const void *)(file + header->e_phoff);
	int i;

	for (i = 0; i < header->e_shnum; i++)
		if (!strncmp(names + sections[i].sh_name, "marker_", 7) ||
		    !strcmp(names + sections[i].sh_name, ".note.markers"))
			add_part(sections[i].sh_offset, sections[i].sh_size);
	for (i = 0; i < header->e_phnum; i++)
		if (segments[i].p_type == PT_NOTE)
			add_part((size_t)((const unsigned char *)&segments[i].p_vaddr - file), 32);
	CHECK(part_count >= 4);
}

static void damage(void)
{
	unsigned long count = 1 + draw(4);

	memcpy(damaged, file, size);
	while (count--) {
		const unsigned long part = draw(part_count);
		unsigned char *at = damaged + parts[part].start + draw(parts[part].size);

		switch (draw(3)) {
		case 0:
			*at ^= (unsigned char)(1u << draw(8));
			break;
		case 1:
			*at = (unsigned char)draw(256);
			break;
		default:
			*at = draw(2) ? 0xff : 0;
		}
	}
}

static int see(const struct markers_site_info *info, void *data)
{
	(void)data;
	CHECK(strlen(info->marker) + strlen(info->file) + strlen(info->prototype) < 1 << 20);
	return 0;
}

static void probe(void *data, int i)
{
	(void)data;
	(void)i;
}

/* The library's own sites are not run: a row may name any code as its block. */
static void load(void)
{
	void *library;
	int null = open("/dev/null", O_WRONLY);

	alarm(60);
	dup2(null, 2);
	CHECK(markers_enable("later") >= 0);
	library = dlopen("./fuzzed.so", RTLD_NOW);
	if (!library)
		_exit(0); /* the loader reads notes, too */
	CHECK_EQUAL(markers_foreach_site(NULL, see, NULL), 0);
	CHECK(markers_enable("*") >= 1);
	CHECK_EQUAL(fire(), 1);
	CHECK(markers_attach("*", (void (*)(void))probe, NULL) >= 1);
	CHECK(markers_disable("*@lib.c:2") >= 0);
	CHECK(markers_detach("*", (void (*)(void))probe, NULL) >= 1);
	CHECK(markers_disable("*") >= 1);
	CHECK_EQUAL(fire(), 0);
	dlclose(library);
	CHECK_EQUAL(markers_enable("*"), 1);
	CHECK_EQUAL(fire(), 1);
	_exit(0);
}

static void try(unsigned long seed)
{
	int fd, status;
	pid_t child;

	state = seed;
	damage();
	fd = open("fuzzed.so", O_WRONLY | O_CREAT | O_TRUNC, 0700);
	CHECK(fd >= 0);
	CHECK_EQUAL(write(fd, damaged, size), (ssize_t)size);
	close(fd);
	child = fork();
	if (!child)
		load();
	CHECK_EQUAL(waitpid(child, &status, 0), child);
	if (status) {
		fprintf(stderr, "seed %lu: status %d\n", seed, status);
		exit(1);
	}
}

int main(void)
{
	const char *rounds = getenv("FUZZ_ROUNDS"), *first = getenv("FUZZ_SEED");
	unsigned long i, seed = first ? strtoul(first, NULL, 0) : 1;
	int fd = open("libfuzzed-1.so", O_RDONLY);
	ssize_t n = fd < 0 ? -1 : read(fd, file, sizeof(file));

	CHECK(n > 0 && (size_t)n < sizeof(file));
	size = (size_t)n;
	find_parts();
	for (i = 0; i < (rounds ? strtoul(rounds, NULL, 0) : 300); i++)
		try(seed + i);
	return 0;
}
