/* SPDX-License-Identifier: MIT */
/* Of text in two mappings the second cannot be made writable (mseal(2), Linux 6.10): an
   error, and the first one is as it was.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "hostile.h"

#include <sys/syscall.h>

enum { MSEAL = 462 };

static void seal_last_page(void)
{
	FILE *maps = fopen("/proc/self/maps", "r");
	unsigned long start, stop = 0;
	char line[1024];

	CHECK(maps != NULL);
	while (fgets(line, sizeof(line), maps))
		if (sscanf(line, "%lx-%lx", &start, &stop) == 2 && (uintptr_t)fire < stop)
			break;
	fclose(maps);
	CHECK((uintptr_t)fire >= start && stop - start > 8192);
	CHECK_EQUAL(syscall(MSEAL, stop - 4096, 4096, 0), 0);
}

static void test(const char *way)
{
	static char before[65536], after[65536];
	int r;

	seal_last_page();
	text_protections(before, sizeof(before));
	/* What is sealed can be written by the file yet. */
	r = markers_enable("*");
	CHECK_EQUAL(r, strcmp(way, "mprotect") ? 2 : -EACCES);
	CHECK_EQUAL(fire(), r < 0 ? 0 : 11);
	text_protections(after, sizeof(after));
	CHECK(!strcmp(before, after));
	if (r >= 0)
		CHECK_EQUAL(markers_disable("*"), 2);
	CHECK_EQUAL(fire(), 0);
	CHECK(!text_is_writable());
}

int main(int argc, char **argv)
{
	if (argc == 1 && syscall(MSEAL, 1, 0, 0) < 0 && errno == ENOSYS)
		UNSUPPORTED("the kernel has no mseal");
	return in_each_way(argv, test);
}
