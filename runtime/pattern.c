/* SPDX-License-Identifier: MIT */
/*
 * Patterns: [provider:]name[@file[:line]], several joined by commas, each part
 * a glob.  A separator inside a bracket expression or after a backslash
 * separates nothing.
 */
#include "pattern.h"

#include <errno.h>
#include <fnmatch.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Null: any. */
struct part {
	char *provider, *name, *file, *line;
	uint32_t line_number; /* not 0: LINE is just a number */
};

struct markers_pattern {
	unsigned int references;
	size_t hash; /* of the text */
	bool exact;  /* no name is a glob */
	const struct marker_descriptor *only; /* the one of a private marker */
	char *symbol;			      /* not null: the marker of this symbol */
	char *text;
	char *buffer; /* what the parts point into */
	size_t count;
	struct part parts[];
};

size_t markers_hash(const char *text)
{
	size_t hash = 5381;

	while (*text)
		hash = hash * 33 + (unsigned char)*text++;
	return hash;
}

size_t markers_pattern_hash(const struct markers_pattern *pattern)
{
	return pattern->hash;
}

const char *markers_pattern_symbol(const struct markers_pattern *pattern)
{
	return pattern->symbol;
}

bool markers_pattern_exact(const struct markers_pattern *pattern)
{
	return pattern->exact;
}

bool markers_pattern_is_all(const struct markers_pattern *pattern)
{
	return !pattern->symbol && !strcmp(pattern->text, "*");
}

const char *markers_pattern_name(const struct markers_pattern *pattern, size_t i)
{
	return i < pattern->count ? pattern->parts[i].name : NULL;
}

/* The end of the bracket expression that begins at *p == '[', or null. */
static char *skip_bracket(char *p)
{
	p++;
	if (*p == '!' || *p == '^')
		p++;
	if (*p == ']')
		p++;
	for (; *p && *p != ']'; p++) {
		if (*p == '[' && p[1] && strchr(":.=", p[1])) {
			const char end[3] = { p[1], ']', 0 };
			char *close = strstr(p + 2, end);

			if (close)
				p = close + 1;
		} else if (*p == '\\' && !*++p)
			return NULL;
	}
	return *p ? p : NULL;
}

/* The first character of SET in P outside brackets, or P's end; null: a bracket
   or a backslash has no end. */
static char *find_separator(char *p, const char *set)
{
	for (; *p && !strchr(set, *p); p++) {
		if (*p == '[' && !(p = skip_bracket(p)))
			return NULL;
		if (*p == '\\' && !*++p)
			return NULL;
	}
	return p;
}

/* Cut P at the first character of SET; *REST is what follows it, null if there
   is none.  False: malformed. */
static bool cut(char *p, const char *set, char **rest)
{
	char *end = find_separator(p, set);

	if (!end)
		return false;
	*rest = *end ? end + 1 : NULL;
	*end = 0;
	return true;
}

static bool parse_line(struct part *part)
{
	uint64_t number = 0;
	const char *p;

	if (!*part->line || part->line[strspn(part->line, "0123456789*?[]!^-")])
		return false;
	for (p = part->line; *p >= '0' && *p <= '9'; p++) {
		number = number * 10 + (uint64_t)(*p - '0');
		if (number > UINT32_MAX)
			return false;
	}
	if (*p)
		return true; /* a glob */
	part->line_number = (uint32_t)number;
	return number != 0;
}

/* TEXT is one pattern without commas; it is cut into pieces. */
static bool parse_part(char *text, struct part *part)
{
	char *rest, *next;

	if (!cut(text, "@", &part->file))
		return false;
	if (!cut(text, ":", &rest))
		return false;
	part->name = rest ? rest : text;
	if (rest) {
		part->provider = text;
		if (!*text || !cut(rest, ":", &next) || next)
			return false;
	}
	if (!*part->name)
		return false;
	if (!part->file)
		return true;
	/* The last colon: a path may have others. */
	for (next = part->file;; next = rest) {
		char *colon = find_separator(next, ":");

		if (!colon)
			return false;
		if (!*colon)
			break;
		rest = colon + 1;
		part->line = rest;
	}
	if (part->line)
		part->line[-1] = 0;
	return *part->file && (!part->line || parse_line(part));
}

static struct markers_pattern *allocate(const char *text, size_t parts)
{
	struct markers_pattern *pattern;

	pattern = calloc(1, sizeof(*pattern) + parts * sizeof(struct part));
	if (!pattern)
		return NULL;
	pattern->references = 1;
	pattern->hash = markers_hash(text);
	pattern->text = strdup(text);
	pattern->buffer = strdup(text);
	if (!pattern->text || !pattern->buffer) {
		markers_pattern_put(pattern);
		return NULL;
	}
	return pattern;
}

int markers_pattern_parse(const char *text, struct markers_pattern **result,
			  const char **where)
{
	struct markers_pattern *pattern;
	size_t most = 1;
	const char *p, *name;
	char *piece, *rest;

	if (!text)
		return -EINVAL;
	for (p = text; *p; p++)
		most += *p == ',';
	pattern = allocate(text, most);
	if (!pattern)
		return -ENOMEM;
	pattern->exact = true;
	for (piece = pattern->buffer; piece; piece = rest) {
		if (where)
			*where = text + (piece - pattern->buffer);
		if (!cut(piece, ",", &rest) ||
		    !parse_part(piece, &pattern->parts[pattern->count++])) {
			markers_pattern_put(pattern);
			return -EINVAL;
		}
		name = pattern->parts[pattern->count - 1].name;
		pattern->exact &= !name[strcspn(name, "*?[\\")];
	}
	*result = pattern;
	return 0;
}

int markers_pattern_of_descriptor(const struct marker_descriptor *descriptor,
				  struct markers_pattern **result)
{
	const char *provider = markers_string(&descriptor->provider);
	const char *name = markers_string(&descriptor->name);
	struct markers_pattern *pattern;
	char *text;

	text = malloc(strlen(provider) + strlen(name) + 2);
	if (!text)
		return -ENOMEM;
	sprintf(text, "%s%s%s", provider, *provider ? ":" : "", name);
	pattern = allocate(text, 0);
	free(text);
	if (!pattern)
		return -ENOMEM;
	pattern->symbol = strdup(markers_string(&descriptor->symbol));
	if (!pattern->symbol) {
		markers_pattern_put(pattern);
		return -ENOMEM;
	}
	if (descriptor->flags & MARKER_DESCRIPTOR_LOCAL)
		pattern->only = descriptor;
	*result = pattern;
	return 0;
}

struct markers_pattern *markers_pattern_get(struct markers_pattern *pattern)
{
	pattern->references++;
	return pattern;
}

void markers_pattern_put(struct markers_pattern *pattern)
{
	if (!pattern || --pattern->references)
		return;
	free(pattern->symbol);
	free(pattern->text);
	free(pattern->buffer);
	free(pattern);
}

bool markers_pattern_same(const struct markers_pattern *a, const struct markers_pattern *b)
{
	if (a->hash != b->hash || !a->symbol != !b->symbol || a->only != b->only)
		return false;
	if (a->symbol && strcmp(a->symbol, b->symbol))
		return false;
	return !strcmp(a->text, b->text);
}

bool markers_pattern_same_text(const struct markers_pattern *a,
			       const struct markers_pattern *b)
{
	return a->symbol && b->symbol ? markers_pattern_same(a, b) :
					a->hash == b->hash && !strcmp(a->text, b->text);
}

static bool part_names(const struct part *part, const struct marker_descriptor *descriptor)
{
	if (part->provider &&
	    fnmatch(part->provider, markers_string(&descriptor->provider), 0))
		return false;
	return !fnmatch(part->name, markers_string(&descriptor->name), 0);
}

static bool part_places(const struct part *part, const struct marker_location *location)
{
	const char *file = markers_string(&location->file);
	const char *base = strrchr(file, '/');
	char line[16];

	if (fnmatch(part->file, file, 0) && (!base || fnmatch(part->file, base + 1, 0)))
		return false;
	if (!part->line)
		return true;
	if (part->line_number)
		return part->line_number == location->line;
	snprintf(line, sizeof(line), "%u", location->line);
	return !fnmatch(part->line, line, 0);
}

enum markers_match markers_pattern_match(const struct markers_pattern *pattern,
					 const struct marker_descriptor *descriptor)
{
	enum markers_match match = MARKERS_MATCH_NONE;
	size_t i;

	if (pattern->symbol) {
		bool local = descriptor->flags & MARKER_DESCRIPTOR_LOCAL;

		if (pattern->only ? pattern->only != descriptor :
				    local || strcmp(pattern->symbol,
						    markers_string(&descriptor->symbol)))
			return MARKERS_MATCH_NONE;
		return MARKERS_MATCH_ALL;
	}
	for (i = 0; i < pattern->count; i++) {
		const struct part *part = &pattern->parts[i];

		if ((match && part->file) || !part_names(part, descriptor))
			continue;
		if (!part->file)
			return MARKERS_MATCH_ALL;
		match = MARKERS_MATCH_SITES;
	}
	return match;
}

bool markers_pattern_match_site(const struct markers_pattern *pattern,
				const struct marker_descriptor *descriptor,
				const struct marker_location *location)
{
	size_t i;

	for (i = 0; i < pattern->count; i++) {
		const struct part *part = &pattern->parts[i];

		if (part->file && location && part_places(part, location) &&
		    part_names(part, descriptor))
			return true;
	}
	return false;
}

void markers_pattern_forget(struct markers_pattern *pattern, const void *start,
			    const void *stop)
{
	const char *only = (const char *)pattern->only;

	/* Keeps its text, so that it can still be detached; only the pattern
	   itself lies at an address that is no descriptor's. */
	if (only && only >= (const char *)start && only < (const char *)stop)
		pattern->only = (const struct marker_descriptor *)pattern;
}
