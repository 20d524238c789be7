/* SPDX-License-Identifier: MIT */
/*
 * MARKERS=pattern: enable before main, and in libraries that are loaded later.
 * MARKERS_PATCH=how: mem, mprotect, auto; and ways of the processor's own, joined by commas.
 * What is wrong is one line on stderr, and the program runs on.
 */
#include "environment.h"
#include "arch.h"
#include "markers.h"
#include "memory.h"
#include "registry.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* No complaint is longer; what is, is cut. */
enum { MARKERS_COMPLAINT = 512 };

/* Write TEXT without its newline, then one: what is quoted in it may hold anything, and a
   terminal is told nothing by it. */
static void complain(const char *text, size_t length)
{
	static const char digits[] = "0123456789abcdef";
	char line[4 * MARKERS_COMPLAINT], *end = line;
	size_t i;

	for (i = 0; i < length; i++) {
		const unsigned char c = (unsigned char)text[i];

		if (c >= ' ' && c < 0x7f) {
			*end++ = text[i];
			continue;
		}
		*end++ = '\\';
		*end++ = 'x';
		*end++ = digits[c >> 4];
		*end++ = digits[c & 15];
	}
	*end++ = '\n';
	if (write(STDERR_FILENO, line, (size_t)(end - line)) < 0)
		return; /* nobody to tell */
}

void markers_complain(const char *format, const char *a, const char *b)
{
	char text[MARKERS_COMPLAINT];
	const int length = snprintf(text, sizeof(text), format, a, b);

	if (length > (int)sizeof(text) - 1)
		complain(text, sizeof(text) - 2);
	else if (length > 0)
		complain(text, (size_t)length - 1);
}

static void apply_pattern(const char *text)
{
	struct markers_gates closed = { 0 };
	struct markers_pattern *pattern;
	const char *where = text;
	int r = markers_pattern_parse(text, &pattern, &where);

	if (r == -EINVAL) {
		markers_complain("markers: MARKERS: malformed pattern at \"%s\", all of it is ignored; "
			 "write [provider:]name[@file[:line]], several joined by commas\n",
			 where, NULL);
		return;
	}
	if (!r) {
		r = markers_registry_change(pattern, true, &closed);
		markers_pattern_put(pattern);
	}
	if (r < 0)
		markers_complain("markers: MARKERS: cannot enable \"%s\": %s\n", text,
			 markers_strerror(r));
}

static bool is_word(const char *p, size_t length, const char *word)
{
	return length == strlen(word) && !memcmp(p, word, length);
}

/* The place in markers_arch_ways of the way that P names; else that of the last. */
static unsigned int way_of(const char *p, size_t length)
{
	unsigned int i = 0;

	while (markers_arch_ways[i].name && !is_word(p, length, markers_arch_ways[i].name))
		i++;
	return i;
}

static void apply_method(const char *text)
{
	enum markers_method method = MARKERS_METHOD_AUTO;
	unsigned int ways = 0, i; /* a bit for each */
	const char *p = text;

	for (;;) {
		const size_t length = strcspn(p, ",");

		if (is_word(p, length, "mem"))
			method = MARKERS_METHOD_MEM;
		else if (is_word(p, length, "mprotect"))
			method = MARKERS_METHOD_MPROTECT;
		else if (!is_word(p, length, "auto")) {
			i = way_of(p, length);
			if (!markers_arch_ways[i].name)
				break;
			ways |= 1u << i;
		}
		if (!p[length]) {
			markers_text_method = method;
			for (i = 0; markers_arch_ways[i].name; i++)
				*markers_arch_ways[i].chosen = ways & 1u << i;
			return;
		}
		p += length + 1;
	}
	markers_complain("markers: MARKERS_PATCH: unknown method in \"%s\", ignored; write auto, mem or "
		 "mprotect, and " MARKERS_ARCH_WAYS ", joined by a comma\n",
		 text, NULL);
}

void markers_environment_apply(void)
{
	const char *text = secure_getenv("MARKERS_PATCH");

	if (text && *text)
		apply_method(text);
	text = secure_getenv("MARKERS");
	if (text && *text)
		apply_pattern(text);
}
