/* SPDX-License-Identifier: MIT */
/*
 * MARKERS=pattern: enable before main, and in libraries that are loaded later.
 * MARKERS_PATCH=how: mem, mprotect, auto; and int3, joined by a comma.
 * What is wrong is one line on stderr, and the program runs on.
 */
#include "environment.h"
#include "int3.h"
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

static void apply_method(const char *text)
{
	enum markers_method method = MARKERS_METHOD_AUTO;
	bool int3 = false;
	const char *p = text;

	for (;;) {
		const size_t length = strcspn(p, ",");

		if (is_word(p, length, "mem"))
			method = MARKERS_METHOD_MEM;
		else if (is_word(p, length, "mprotect"))
			method = MARKERS_METHOD_MPROTECT;
		else if (is_word(p, length, "int3"))
			int3 = true;
		else if (!is_word(p, length, "auto"))
			break;
		if (!p[length]) {
			markers_text_method = method;
			markers_int3 = int3;
			return;
		}
		p += length + 1;
	}
	markers_complain("markers: MARKERS_PATCH: unknown method in \"%s\", ignored; write auto, mem or "
		 "mprotect, and int3, joined by a comma\n",
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
