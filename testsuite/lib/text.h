/* SPDX-License-Identifier: MIT */
/* What the program's text looks like: its protection and its bytes. */
#ifndef MARKERS_TEST_TEXT_H
#define MARKERS_TEST_TEXT_H

#include "check.h"

#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

/* The lines of /proc/self/maps that are executable or name a file of ours, as
   "protection path", neighbours with the same text joined. */
static inline void text_protections(char *out, size_t size)
{
	FILE *maps = fopen("/proc/self/maps", "r");
	char line[1024], protection[8], path[512], last[600] = "", now[600];

	CHECK(maps != NULL);
	*out = 0;
	while (fgets(line, sizeof(line), maps)) {
		*path = 0;
		if (sscanf(line, "%*s %7s %*s %*s %*s %511s", protection, path) < 1)
			continue;
		if (!strchr(protection, 'x') && *path != '/')
			continue;
		snprintf(now, sizeof(now), "%s %s\n", protection, path);
		if (strcmp(now, last)) {
			CHECK(strlen(out) + strlen(now) < size);
			strcat(out, now);
		}
		strcpy(last, now);
	}
	fclose(maps);
}

/* Write text behind the library's back. */
static inline void put_bytes(const unsigned char *to, const void *bytes, size_t length)
{
	int fd = open("/proc/self/mem", O_RDWR);

	CHECK(fd >= 0);
	CHECK_EQUAL(pwrite(fd, bytes, length, (off_t)(uintptr_t)to), (ssize_t)length);
	close(fd);
}

/* No mapping is writable and executable. */
static inline int text_is_writable(void)
{
	static char all[65536];

	text_protections(all, sizeof(all));
	return strstr(all, "rwx") != NULL;
}

/* Does what the loader mapped of the program's own text equal the file's? */
static inline int text_equals_file(void)
{
	FILE *maps = fopen("/proc/self/maps", "r");
	char line[1024], protection[8], path[512], own[512];
	unsigned long start, stop, offset;
	ssize_t n = readlink("/proc/self/exe", own, sizeof(own) - 1);
	int equal = 1, seen = 0;

	CHECK(maps != NULL && n > 0);
	own[n] = 0;
	while (fgets(line, sizeof(line), maps)) {
		*path = 0;
		if (sscanf(line, "%lx-%lx %7s %lx %*s %*s %511s", &start, &stop, protection,
			   &offset, path) < 5)
			continue;
		if (strchr(protection, 'x') && !strcmp(path, own)) {
			int fd = open(own, O_RDONLY);
			char *bytes = malloc(stop - start);
			ssize_t length = pread(fd, bytes, stop - start, (off_t)offset);

			CHECK(fd >= 0 && bytes && length > 0);
			equal &= !memcmp(bytes, (void *)start, (size_t)length);
			seen = 1;
			free(bytes);
			close(fd);
		}
	}
	fclose(maps);
	CHECK(seen);
	return equal;
}

#endif
