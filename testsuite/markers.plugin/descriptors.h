/* SPDX-License-Identifier: MIT */
/* descriptors.h - a program's own descriptors, read as a recorder would. */
#ifndef MARKERS_TEST_DESCRIPTORS_H
#define MARKERS_TEST_DESCRIPTORS_H

#include <string.h>
#include <markers-abi.h>
#include "check.h"

#ifdef __cplusplus
extern "C" {
#endif
extern char __start_marker_descriptors[] __attribute__((weak, visibility("hidden")));
extern char __stop_marker_descriptors[] __attribute__((weak, visibility("hidden")));
#ifdef __cplusplus
}
#endif

static inline const char *text_of(const marker_relative *field)
{
	return (const char *)markers_abi_follow(field);
}

static inline const struct marker_descriptor *next_descriptor(const struct marker_descriptor *d)
{
	const char *next = d ? (const char *)d + d->size : __start_marker_descriptors;

	return next < __stop_marker_descriptors ? (const struct marker_descriptor *)next : 0;
}

/* The number of descriptors with NAME, or of all if NAME is null. */
static inline int count_descriptors(const char *name)
{
	int count = 0;

	for (const struct marker_descriptor *d = next_descriptor(0); d; d = next_descriptor(d))
		count += !name || !strcmp(text_of(&d->name), name);
	return count;
}

/* The one descriptor with NAME. */
static inline const struct marker_descriptor *find_descriptor(const char *name)
{
	const struct marker_descriptor *found = 0;

	for (const struct marker_descriptor *d = next_descriptor(0); d; d = next_descriptor(d))
		if (!strcmp(text_of(&d->name), name))
			found = d;
	if (!found || count_descriptors(name) != 1) {
		fprintf(stderr, "%d descriptors of %s\n", count_descriptors(name), name);
		exit(1);
	}
	return found;
}

static inline void check_text(const char *what, const char *text, const char *expected)
{
	if (!text || strcmp(text, expected)) {
		fprintf(stderr, "%s is \"%s\", not \"%s\"\n", what, text ? text : "(none)",
			expected);
		exit(1);
	}
}

/* Checks parameter INDEX of marker NAME. */
static inline void check_parameter(const char *name, int index, const char *parameter,
				   const char *type, unsigned int size, int kind)
{
	const struct marker_descriptor *d = find_descriptor(name);
	const struct marker_parameter *p;

	CHECK(index < d->parameter_count);
	p = (const struct marker_parameter *)((const char *)markers_abi_follow(&d->parameters) +
					      index * d->parameter_size);
	fprintf(stderr, "parameter %d of %s: ", index, name);
	if (parameter)
		check_text("its name", text_of(&p->name), parameter);
	else
		CHECK_EQUAL(p->name, 0);
	check_text("its type", text_of(&p->type), type);
	CHECK_EQUAL(p->size, size);
	CHECK_EQUAL(p->kind, kind);
	fprintf(stderr, "fine\n");
}

#endif
