/* SPDX-License-Identifier: MIT */
/* Has a call changed nothing?  The bytes of the program's text and the protection of all
   that is executable, also where no file can be opened any more. */
#ifndef MARKERS_TEST_STATE_H
#define MARKERS_TEST_STATE_H

#include "check.h"

#include <fcntl.h>
#include <link.h>
#include <stdint.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

/* Room for the text. */
#ifndef STATE_BYTES
#define STATE_BYTES (1 << 20)
#endif

struct state {
	unsigned char bytes[STATE_BYTES];
	char protections[1 << 14];
};

/* The program's own text. */
static inline const unsigned char *own_text(size_t *size)
{
	const ElfW(Phdr) *phdr = (const ElfW(Phdr) *)getauxval(AT_PHDR);
	unsigned long i, count = getauxval(AT_PHNUM);
	uintptr_t base = 0;

	for (i = 0; i < count; i++) {
		if (phdr[i].p_type == PT_PHDR)
			base = (uintptr_t)phdr - phdr[i].p_vaddr;
		if (phdr[i].p_type == PT_LOAD && phdr[i].p_flags & PF_X)
			break;
	}
	CHECK(i < count);
	*size = phdr[i].p_memsz;
	return (const unsigned char *)(base + phdr[i].p_vaddr);
}

/* /proc/self/maps, opened when that was possible. */
static int state_maps = -1;
static inline void state_begin(void)
{
	state_maps = open("/proc/self/maps", O_RDONLY);
	CHECK(state_maps >= 0);
}

/* All that is executable: "start-stop protection", what is alike joined. */
static inline void state_protections(char *out, size_t size)
{
	static char maps[1 << 16];
	unsigned long start, stop, first = 0, last = 0;
	char protection[8], before[8] = "";
	size_t length = 0;
	ssize_t n;
	char *line;

	CHECK_EQUAL(lseek(state_maps, 0, SEEK_SET), 0);
	while ((n = read(state_maps, maps + length, sizeof(maps) - 1 - length)) > 0)
		length += (size_t)n;
	CHECK(n == 0 && length > 0);
	maps[length] = 0;
	*out = 0;
	for (line = strtok(maps, "\n"); line; line = strtok(NULL, "\n")) {
		CHECK_EQUAL(sscanf(line, "%lx-%lx %7s", &start, &stop, protection), 3);
		if (!strchr(protection, 'x'))
			continue;
		if (start != last || strcmp(protection, before)) {
			if (last)
				snprintf(out + strlen(out), size - strlen(out), "%lx-%lx %s\n",
					 first, last, before);
			first = start;
			strcpy(before, protection);
		}
		last = stop;
	}
	snprintf(out + strlen(out), size - strlen(out), "%lx-%lx %s\n", first, last, before);
	CHECK(strlen(out) + 1 < size);
}

static inline void state_save(struct state *state)
{
	size_t size;
	const unsigned char *text = own_text(&size);

	if (state_maps < 0)
		state_begin();
	CHECK(size <= sizeof(state->bytes));
	memcpy(state->bytes, text, size);
	state_protections(state->protections, sizeof(state->protections));
}

static inline int state_is(const struct state *state)
{
	static struct state now;
	size_t size;

	state_save(&now);
	own_text(&size);
	if (strcmp(now.protections, state->protections))
		fprintf(stderr, "before:\n%safter:\n%s", state->protections, now.protections);
	return !memcmp(now.bytes, state->bytes, size) &&
	       !strcmp(now.protections, state->protections);
}

#endif
