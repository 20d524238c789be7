/* SPDX-License-Identifier: MIT */
/* match.h - the rows that a pattern, the runtime's kind, selects. */
#ifndef MATCH_H
#define MATCH_H

#include "site-table.h"

struct markers_pattern;
struct match_copy;

struct site_match {
	struct markers_pattern *pattern; /* null: all rows */
	const char *provider;		 /* a glob; null: any */
	struct match_copy *copy;
	size_t copy_size;
	const struct elf_image *image; /* that of `descriptor' */
	uint64_t descriptor;	       /* of the row before */
	int selects;		       /* what the pattern says of it */
};

/* Parses PATTERN for COMMAND.  Returns a tool status, after a message if it is
   not STATUS_FINE.  site_match_close() in any case. */
int site_match_open(struct site_match *match, const char *command, const char *pattern);
void site_match_close(struct site_match *match);

/* 1: ROW of IMAGE is selected; 0: it is not; -1: memory ran out, said so. */
int site_match_row(struct site_match *match, const struct elf_image *image,
		   const struct site_row *row);

#endif /* MATCH_H */
