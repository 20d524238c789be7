/* SPDX-License-Identifier: MIT */
/*
 * fuzz-tool.c - gives one input to each subcommand of the tool that reads.
 * An entry for libFuzzer, and for fuzz-main.c.
 *
 * The tool is compiled with -Dmmap=fuzz_mmap -Dmunmap=fuzz_munmap: behind a
 * real mapping AddressSanitizer does not see the end of the file.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "tool.h"

#include <getopt.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

void *fuzz_mmap(void *address, size_t size, int protection, int flags, int fd, off_t offset)
{
	char *bytes = malloc(size);

	(void)address, (void)protection, (void)flags;
	if (bytes && pread(fd, bytes, size, offset) == (ssize_t)size)
		return bytes;
	free(bytes);
	return MAP_FAILED;
}

int fuzz_munmap(void *address, size_t size)
{
	(void)size;
	free(address);
	return 0;
}

static void run(int (*command)(int, char **), char *name, char *first, char *second,
		char *third)
{
	char *argv[] = {name, first, second, third, NULL};

	optind = 0; /* start again */
	command(third ? 4 : second ? 3 : 2, argv);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	char path[64];
	int fd = memfd_create("input", 0);

	if (fd < 0 || write(fd, bytes, size) != (ssize_t)size)
		return 0;
	snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
	run(command_list, "list", path, NULL, NULL);
	run(command_list, "list", "--json", path, NULL);
	run(command_list, "list", "--sizes", path, NULL);
	run(command_list, "list", "--count=function", path, NULL);
	run(command_list, "list", "--match=a*,*:*@*:1?", path, NULL);
	run(command_check, "check", path, NULL, NULL);
	/* Everything but the writing. */
	run(command_enable, "enable", "--output=/dev/null", "*", path);
	run(command_disable, "disable", "--output=/dev/null", "*", path);
	close(fd);
	return 0;
}
