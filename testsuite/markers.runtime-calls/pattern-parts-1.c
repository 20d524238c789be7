/* SPDX-License-Identifier: MIT */
/* What each part of a pattern matches.  */
/* { dg-do run } */
/* { dg-no-plugin } */
#include "fixture.h"
#include "check.h"

#include <string.h>

static char hits[16];
static __attribute__((used)) void body(void *data, int i)
{
	(void)data;
	hits[strlen(hits)] = (char)i;
}

FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(one, "", "request_start", body);
FIXTURE_BODY_MARKER(two, "net", "request_end", body);
FIXTURE_BODY_MARKER(three, "disk", "request_end", body);
FIXTURE_BODY_MARKER(four, "disk", "a:b,c@d", body);

static __attribute__((noinline)) void fire(void)
{
	memset(hits, 0, sizeof(hits));
	FIXTURE_SITE(one, "src/net/io.c", 10, 'a');
	FIXTURE_SITE(two, "src/net/io.c", 20, 'b');
	FIXTURE_SITE(three, "src/disk/io.c", 10, 'c');
	FIXTURE_SITE(three, "io.cc", 112, 'd');
	FIXTURE_SITE(four, "odd:12.c", 1, 'e');
}

/* Enabling PATTERN turns on SITES, of as many markers as MARKERS. */
static void try(const char *pattern, int markers, const char *sites)
{
	int r = markers_enable(pattern);

	fire();
	if (r != markers || strcmp(hits, sites)) {
		fprintf(stderr, "%s: %d markers, hits %s\n", pattern, r, hits);
		exit(1);
	}
	CHECK_EQUAL(markers_disable(pattern), markers);
	fire();
	CHECK(!*hits);
}

int main(void)
{
	try("request_start", 1, "a");
	try("request_*", 3, "abcd");
	try("*", 4, "abcde");
	try("request_en", 0, "");
	try("request_?n[cd]", 2, "bcd");
	try("net:*", 1, "b");
	try("[dn]*:request_end", 2, "bcd");
	try("?*:*", 3, "bcde");
	try("request_start,net:request_end", 2, "ab");
	try("request_start,request_start", 1, "a");
	try("*@io.c", 3, "abc");
	try("*@src/net/io.c", 2, "ab");
	try("*@*/io.c", 3, "abc");
	try("*@net/io.c", 0, "");
	try("*@src*", 3, "abc");
	try("*@io.c:10", 2, "ac");
	try("*@io.c:010", 2, "ac");
	try("request_end@*:?0", 2, "bc");
	try("*@*:[12]*", 4, "abcde");
	try("*@*:4294967295", 0, "");
	try("disk:*@io.cc:112,request_start", 2, "ad");
	try("request_end@src/*,request_end", 2, "bcd");
	try("a\\:b\\,c\\@d", 1, "e");
	try("a[:]b[,]c[@]d", 1, "e");
	try("[[:alpha:]]*_start", 1, "a");
	try("*@odd:12.c:1", 1, "e");
	try("*@odd\\:12.c", 1, "e");
	return 0;
}
