/* SPDX-License-Identifier: MIT */
/*
 * How memory is mapped at the moment, as /proc/self/maps says.  Linux 6.11 answers the
 * question in 1 us; before, all of the file has to be read.
 */
#include "mapping.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

/* struct procmap_query of <linux/fs.h>, which may be older than the kernel. */
struct query {
	uint64_t size, flags, address;
	uint64_t start, stop, protection, page_size, offset, inode;
	uint32_t device[2], name_size, build_id_size;
	uint64_t name, build_id;
};
_Static_assert(sizeof(struct query) == 104, "as the kernel has it");

enum { QUERY_THIS_OR_NEXT = 0x10, PROTECTION = PROT_READ | PROT_WRITE | PROT_EXEC };
#define QUERY _IOWR('f', 17, struct query)

/* 1, 0, or -1: the kernel does not answer. */
static int ask(int fd, uintptr_t start, uintptr_t stop, int protection)
{
	while (start < stop) {
		struct query query = { .size = sizeof(query),
				       .flags = QUERY_THIS_OR_NEXT,
				       .address = start };

		if (ioctl(fd, QUERY, &query))
			return errno == ENOENT ? 1 : -1;
		if (query.start >= stop)
			break;
		if ((int)(query.protection & PROTECTION) != protection)
			return 0;
		start = query.stop;
	}
	return 1;
}

/* A line of the file: "start-stop rwxp ..." */
struct line {
	uintptr_t bound[2];
	int field, protection;
};

static void take(struct line *line, char c)
{
	if (c == ' ' || (c == '-' && line->field == 0))
		line->field++;
	else if (line->field < 2)
		line->bound[line->field] = line->bound[line->field] << 4 |
					   (uintptr_t)(c <= '9' ? c - '0' : c - 'a' + 10);
	else if (line->field == 2)
		line->protection |= c == 'r' ? PROT_READ :
				    c == 'w' ? PROT_WRITE :
				    c == 'x' ? PROT_EXEC :
					       0;
}

static bool look(int fd, uintptr_t start, uintptr_t stop, int protection)
{
	struct line line = { 0 };
	char text[1024];
	ssize_t n, i;

	while ((n = read(fd, text, sizeof(text))) > 0)
		for (i = 0; i < n; i++) {
			if (text[i] != '\n') {
				take(&line, text[i]);
				continue;
			}
			if (line.bound[0] < stop && start < line.bound[1] &&
			    line.protection != protection)
				return false;
			line = (struct line){ 0 };
		}
	return true;
}

bool markers_mapping_has(const char *start, const char *stop, int protection)
{
	const uintptr_t first = (uintptr_t)start, end = (uintptr_t)stop;
	const int fd = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
	int answer;

	if (fd < 0)
		return true;
	answer = ask(fd, first, end, protection);
	if (answer < 0)
		answer = look(fd, first, end, protection);
	close(fd);
	return answer;
}
