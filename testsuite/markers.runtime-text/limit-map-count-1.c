/* SPDX-License-Identifier: MIT */
/* No mapping more is to be had (vm.max_map_count).  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-timeout 120 } */
#include "hostile.h"

static const size_t size = 4096UL * 300000;

/* Each page its own mapping, until there is none left. */
static char *exhaust(void)
{
	char *all = mmap(NULL, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	size_t i;

	CHECK(all != MAP_FAILED);
	for (i = 4096; i < size; i += 8192)
		if (mprotect(all + i, 4096, PROT_NONE))
			break;
	if (i >= size)
		UNSUPPORTED("vm.max_map_count is too high to be tried");
	/* The last one, too. */
	mmap(NULL, 4096, PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	return all;
}

static void test(const char *way)
{
	char *all;
	int i;

	(void)way;
	/* The record of this thread, without which an event is lost. */
	CHECK_EQUAL(works("a"), 0);
	all = exhaust();
	for (i = 0; i < 3; i++) {
		/* Text is one mapping before and after, so there is no need of more; and where
		   it would not be, there is the file. */
		CHECK_EQUAL(works("a"), 0);
		CHECK_EQUAL(works("*"), 0);
	}
	munmap(all, size);
	CHECK_EQUAL(works("*"), 0);
	CHECK(text_equals_file());
	CHECK(!text_is_writable());
}

int main(int argc, char **argv)
{
	(void)argc;
	return in_each_way(argv, test);
}
