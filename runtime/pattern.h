/* SPDX-License-Identifier: MIT */
/* Patterns: which markers and which sites a user means. */
#ifndef MARKERS_RUNTIME_PATTERN_H
#define MARKERS_RUNTIME_PATTERN_H

#include "markers-abi.h"

#include <stdbool.h>
#include <stddef.h>

#pragma GCC visibility push(hidden)

struct markers_pattern;

/* What a pattern selects of a descriptor's marker. */
enum markers_match {
	MARKERS_MATCH_NONE,
	MARKERS_MATCH_SITES, /* those that markers_pattern_match_site() accepts */
	MARKERS_MATCH_ALL
};

/* Returns 0, -EINVAL (then *where, if not null, is the faulty part in TEXT) or
   -ENOMEM.  The new pattern has one reference. */
int markers_pattern_parse(const char *text, struct markers_pattern **pattern,
			  const char **where);

/* The pattern of one marker, found by its symbol; -ENOMEM. */
int markers_pattern_of_descriptor(const struct marker_descriptor *descriptor,
				  struct markers_pattern **pattern);

struct markers_pattern *markers_pattern_get(struct markers_pattern *pattern);
void markers_pattern_put(struct markers_pattern *pattern);

/* Do both select the same for the same reason: the same text, the same marker? */
bool markers_pattern_same(const struct markers_pattern *a, const struct markers_pattern *b);

/* The same, but a marker's "provider:name" also stands for its symbol. */
bool markers_pattern_same_text(const struct markers_pattern *a,
			       const struct markers_pattern *b);

/* Is it "*", which selects all? */
bool markers_pattern_is_all(const struct markers_pattern *pattern);

/* What it may match can be looked up: the symbol, if it is not null; if the pattern is
   exact, the names, of which the one behind the last is null. */
const char *markers_pattern_symbol(const struct markers_pattern *pattern);
bool markers_pattern_exact(const struct markers_pattern *pattern);
const char *markers_pattern_name(const struct markers_pattern *pattern, size_t i);

/* Of its text. */
size_t markers_pattern_hash(const struct markers_pattern *pattern);
size_t markers_hash(const char *text);

enum markers_match markers_pattern_match(const struct markers_pattern *pattern,
					 const struct marker_descriptor *descriptor);
bool markers_pattern_match_site(const struct markers_pattern *pattern,
				const struct marker_descriptor *descriptor,
				const struct marker_location *location);

/* An object is going: a pattern for one descriptor in [start, stop) matches
   nothing from now on. */
void markers_pattern_forget(struct markers_pattern *pattern, const void *start,
			    const void *stop);

/* A relative field as a string; "" for none. */
static inline const char *markers_string(const marker_relative *field)
{
	const char *s = (const char *)markers_abi_follow(field);

	return s ? s : "";
}

#pragma GCC visibility pop

#endif
