/* SPDX-License-Identifier: MIT */
/* Without /proc text is changed by mprotect, and no mapping is split.  */
/* { dg-do run } */
/* { dg-no-plugin } */
#include "counted.h"
#include "text.h"

#include <sys/resource.h>

COUNTED_MARKER(a);

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(a, "f.c", 1, 1);
	FIXTURE_SITE_AT_PAGE(4095, a, "f.c", 1, 1);
	return hits;
}

static int count_maps(void)
{
	FILE *maps = fopen("/proc/self/maps", "r");
	int c, n = 0;

	while ((c = getc(maps)) != EOF)
		n += c == '\n';
	fclose(maps);
	return n;
}

int main(void)
{
	struct rlimit limit, none = { 0, 0 };
	static char before[65536], after[65536];
	int maps, i;

	CHECK_EQUAL(markers_enable("nobody"), 0);
	text_protections(before, sizeof(before));
	maps = count_maps();
	CHECK_EQUAL(getrlimit(RLIMIT_NOFILE, &limit), 0);
	none.rlim_max = limit.rlim_max;
	for (i = 0; i < 10; i++) {
		CHECK_EQUAL(setrlimit(RLIMIT_NOFILE, &none), 0);
		CHECK_EQUAL(markers_enable("a"), 1);
		CHECK_EQUAL(fire(), 2);
		CHECK_EQUAL(markers_disable("a"), 1);
		CHECK_EQUAL(fire(), 0);
		CHECK_EQUAL(setrlimit(RLIMIT_NOFILE, &limit), 0);
	}
	text_protections(after, sizeof(after));
	CHECK(!strcmp(before, after));
	CHECK_EQUAL(maps, count_maps());
	CHECK(text_equals_file());
	return 0;
}
