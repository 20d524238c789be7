/* SPDX-License-Identifier: MIT */
/* A way of writing that says it works, and has no effect: auto takes the other one, for few
   sites and for many; with MARKERS_PATCH=mem it is an error, and nothing has changed.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-static -pthread -Wl,--wrap=pwrite" } */
#include "hostile.h"

ssize_t __wrap_pwrite(int fd, const void *bytes, size_t length, off_t offset);
ssize_t __wrap_pwrite(int fd, const void *bytes, size_t length, off_t offset)
{
	(void)fd;
	(void)bytes;
	(void)offset;
	return (ssize_t)length;
}

static void test(const char *way)
{
	const int result = strcmp(way, "mem") ? 0 : -EACCES;
	static const char *const patterns[] = { "a", "many", "*" };
	int i;

	for (i = 0; i < 3; i++) {
		if (i != 1)
			CHECK_EQUAL(works(patterns[i]), result);
		else
			CHECK_EQUAL(markers_enable("many"), result ? result : 1);
		CHECK(!text_is_writable());
	}
	CHECK_EQUAL(markers_attach("a", BODY, NULL), result ? result : 1);
	CHECK_EQUAL(fire(), result ? 0 : 22);
}

int main(int argc, char **argv)
{
	(void)argc;
	return in_each_way(argv, test);
}
