/* SPDX-License-Identifier: MIT */
/*
 * match.c - applies the runtime's patterns to rows of a file.
 *
 * The runtime matches descriptors and locations in memory, where a relative
 * field can be followed.  In a file it can't (the distance between two sections
 * is another one), so each row that is matched gets a small descriptor and a
 * location of its own, with copies of the strings behind them.
 */
#include "match.h"
#include "pattern.h"
#include "text.h"
#include "tool.h"

#include <errno.h>
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

struct match_copy {
	struct marker_descriptor descriptor;
	struct marker_location location;
	char strings[];
};

int site_match_open(struct site_match *match, const char *command, const char *pattern)
{
	const char *where = pattern;

	*match = (struct site_match){0};
	switch (markers_pattern_parse(pattern, &match->pattern, &where)) {
	case 0:
		return STATUS_FINE;
	case -EINVAL:
		return usage_error(command,
				   "%s: malformed pattern '%s' at '%s'; it is "
				   "[provider:]name[@file[:line]], several joined by commas",
				   command, pattern, where);
	default:
		return out_of_memory();
	}
}

void site_match_close(struct site_match *match)
{
	markers_pattern_put(match->pattern);
	free(match->copy);
}

/* Copies STRING to *END and makes FIELD name it. */
static void copy_string(marker_relative *field, char **end, const char *string)
{
	size_t size = strlen(string) + 1;

	memcpy(*end, string, size);
	*field = (marker_relative)(*end - (char *)field);
	*end += size;
}

static bool copy_row(struct site_match *match, const struct site_row *row)
{
	size_t size = sizeof *match->copy + strlen(row->provider) + strlen(row->name) +
		      strlen(row->file) + strlen(row->function) + 4;
	struct match_copy *copy = match->copy;
	char *end;

	if (size > match->copy_size) {
		copy = realloc(copy, 2 * size);
		if (!copy)
			return out_of_memory(), false;
		match->copy = copy;
		match->copy_size = 2 * size;
	}
	memset(copy, 0, sizeof *copy);
	end = copy->strings;
	copy_string(&copy->descriptor.provider, &end, row->provider);
	copy_string(&copy->descriptor.name, &end, row->name);
	copy_string(&copy->location.file, &end, row->file);
	copy_string(&copy->location.function, &end, row->function);
	copy->location.line = row->line;
	return true;
}

int site_match_row(struct site_match *match, const struct elf_image *image,
		   const struct site_row *row)
{
	bool copied = false;

	if (match->provider && fnmatch(match->provider, row->provider, 0) != 0)
		return 0;
	if (!match->pattern)
		return 1;
	if (image != match->image || row->descriptor != match->descriptor) {
		if (!copy_row(match, row))
			return -1;
		copied = true;
		match->image = image;
		match->descriptor = row->descriptor;
		match->selects =
			markers_pattern_match(match->pattern, &match->copy->descriptor);
	}
	if (match->selects != MARKERS_MATCH_SITES)
		return match->selects == MARKERS_MATCH_ALL;
	if (!copied && !copy_row(match, row))
		return -1;
	return markers_pattern_match_site(match->pattern, &match->copy->descriptor,
					  &match->copy->location);
}
