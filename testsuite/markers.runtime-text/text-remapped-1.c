/* SPDX-License-Identifier: MIT */
/* Text that was remapped over anonymous memory, on huge pages if there are any.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#define _GNU_SOURCE
#include "hostile.h"

/* Put a copy of the text in its place. */
static __attribute__((noinline)) void remap(void)
{
	const size_t page = 4096;
	char *start = (char *)((uintptr_t)fire & ~(page - 1)), *stop, *copy;
	FILE *maps = fopen("/proc/self/maps", "r");
	unsigned long a, b;
	char line[1024];

	CHECK(maps != NULL);
	for (stop = NULL; !stop && fgets(line, sizeof(line), maps);)
		if (sscanf(line, "%lx-%lx", &a, &b) == 2 && a <= (uintptr_t)start &&
		    (uintptr_t)start < b) {
			start = (char *)a;
			stop = (char *)b;
		}
	fclose(maps);
	CHECK(stop != NULL);
	copy = mmap(NULL, (size_t)(stop - start), PROT_READ | PROT_WRITE,
		    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	CHECK(copy != MAP_FAILED);
	madvise(copy, (size_t)(stop - start), MADV_HUGEPAGE);
	memcpy(copy, start, (size_t)(stop - start));
	CHECK_EQUAL(mprotect(copy, (size_t)(stop - start), PROT_READ | PROT_EXEC), 0);
	CHECK(mremap(copy, (size_t)(stop - start), (size_t)(stop - start),
		     MREMAP_MAYMOVE | MREMAP_FIXED, start) == start);
}

static void test(const char *way)
{
	static char before[65536], after[65536];
	int i;

	(void)way;
	remap();
	text_protections(before, sizeof(before));
	for (i = 0; i < 20; i++) {
		CHECK_EQUAL(works("a"), 0);
		CHECK_EQUAL(works("*"), 0);
	}
	text_protections(after, sizeof(after));
	CHECK(!strcmp(before, after));
	CHECK(!text_is_writable());
}

int main(int argc, char **argv)
{
	(void)argc;
	return in_each_way(argv, test);
}
