/* SPDX-License-Identifier: MIT */
/* Very many sites at once: their pages become a mapping of their own, once for all; and
   the text is as it was.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "hostile.h"

/* The mappings of text, of anything's. */
static int count_maps(void)
{
	FILE *maps = fopen("/proc/self/maps", "r");
	char line[1024];
	int n = 0;

	CHECK(maps != NULL);
	while (fgets(line, sizeof(line), maps))
		n += strstr(line, " r-xp ") != NULL;
	fclose(maps);
	return n;
}

static void test(const char *way)
{
	static char before[65536], after[65536];
	int first, split, i;

	first = count_maps();
	text_protections(before, sizeof(before));
	CHECK_EQUAL(works("many,a"), 0);
	split = count_maps() - first;
	CHECK(split <= (!strcmp(way, "mem") || !strcmp(way, "mprotect") ? 0 : 2));
	for (i = 0; i < 10; i++)
		CHECK_EQUAL(works("many,a"), 0);
	CHECK_EQUAL(count_maps(), first + split);
	text_protections(after, sizeof(after));
	CHECK(!strcmp(before, after));
	CHECK(!text_is_writable());
	CHECK(text_equals_file());
}

int main(int argc, char **argv)
{
	(void)argc;
	return in_each_way(argv, test);
}
