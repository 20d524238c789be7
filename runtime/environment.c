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

void markers_complain(const char *format, const char *a, const char *b)
{
	char line[512];
	int length = snprintf(line, sizeof(line), format, a, b);

	if (length > (int)sizeof(line) - 1) {
		length = sizeof(line) - 1;
		line[length - 1] = '\n';
	}
	if (length > 0 && write(STDERR_FILENO, line, (size_t)length) < 0)
		return; /* nobody to tell */
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
		r = markers_registry_change(pattern, true, NULL, &closed);
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
