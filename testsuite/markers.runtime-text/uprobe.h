/* SPDX-License-Identifier: MIT */
/* Uprobes on sites of the program itself. */
#ifndef MARKERS_TEST_UPROBE_H
#define MARKERS_TEST_UPROBE_H

#include "text.h"

#include <errno.h>
#include <linux/perf_event.h>
#include <stdint.h>
#include <sys/syscall.h>

static int find_line(const struct markers_site_info *info, void *data)
{
	uintptr_t *wanted = (uintptr_t *)data;

	if (info->line != *wanted)
		return 0;
	*wanted = (uintptr_t)info->site;
	return 1;
}

/* The site of "a" in f.c. */
static inline const unsigned char *site_at(uintptr_t line)
{
	CHECK_EQUAL(markers_foreach_site("a", find_line, &line), 1);
	return (const unsigned char *)line;
}

/* Where CODE is in the program's file. */
static inline unsigned long file_offset(const void *code, char *path)
{
	FILE *maps = fopen("/proc/self/maps", "r");
	unsigned long start, stop, offset;
	char line[1024];

	CHECK(maps != NULL);
	while (fgets(line, sizeof(line), maps))
		if (sscanf(line, "%lx-%lx %*s %lx %*s %*s %511s", &start, &stop, &offset, path) == 4 &&
		    start <= (uintptr_t)code && (uintptr_t)code < stop)
			break;
	fclose(maps);
	CHECK(start <= (uintptr_t)code && (uintptr_t)code < stop);
	return (uintptr_t)code - start + offset;
}

/* A file descriptor; the uprobe goes when that is closed. */
static inline int put_uprobe(const void *code)
{
	FILE *file = fopen("/sys/bus/event_source/devices/uprobe/type", "r");
	struct perf_event_attr event = { .size = sizeof(event) };
	unsigned char before[5];
	char path[512];
	int fd, type;

	if (!file || fscanf(file, "%d", &type) != 1)
		UNSUPPORTED("the kernel has no uprobes");
	fclose(file);
	event.type = (uint32_t)type;
	event.config2 = file_offset(code, path);
	event.config1 = (uintptr_t)path;
	memcpy(before, code, sizeof(before));
	fd = (int)syscall(SYS_perf_event_open, &event, 0, -1, -1, 0);
	if (fd < 0 && (errno == EACCES || errno == EPERM || errno == ENOSYS))
		UNSUPPORTED("uprobes are refused here");
	if (fd < 0 && errno == EIO)
		UNSUPPORTED("this file system has no uprobes");
	CHECK(fd >= 0);
	CHECK(memcmp(before, code, sizeof(before)));
	return fd;
}

static inline long uprobe_hits(int fd)
{
	uint64_t count;

	CHECK_EQUAL(read(fd, &count, sizeof(count)), sizeof(count));
	return (long)count;
}

#endif
