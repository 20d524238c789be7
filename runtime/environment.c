/* SPDX-License-Identifier: MIT */
/* MARKERS=pattern: enable before main, and in libraries that are loaded later. */
#include "markers.h"
#include "pattern.h"
#include "registry.h"
#include "runtime.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool done;

static void complain(const char *format, const char *a, const char *b)
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

static void apply(const char *text)
{
	struct markers_pattern *pattern;
	const char *where = text;
	int r = markers_pattern_parse(text, &pattern, &where);

	if (r == -EINVAL) {
		complain("markers: MARKERS: malformed pattern at \"%s\", all of it is ignored; "
			 "write [provider:]name[@file[:line]], several joined by commas\n",
			 where, NULL);
		return;
	}
	if (!r) {
		r = markers_registry_change(pattern, true, NULL);
		markers_pattern_put(pattern);
	}
	if (r < 0)
		complain("markers: MARKERS: cannot enable \"%s\": %s\n", text,
			 markers_strerror(r));
}

void markers_read_environment(void)
{
	const char *text;

	if (done || markers_enter())
		return;
	if (!done) {
		done = true;
		text = secure_getenv("MARKERS");
		if (text && *text)
			apply(text);
	}
	markers_leave();
}

/* Before the program's own constructors, if they are not earlier still. */
__attribute__((constructor(101))) static void initialize(void)
{
	markers_read_environment();
}
