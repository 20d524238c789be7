/* SPDX-License-Identifier: MIT */
/* No descriptor is kept after a change, whether it works or not; and when the program has
   all that it may have, sites change without one.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "hostile.h"

#include <dirent.h>
#include <sys/resource.h>

static int count_descriptors(void)
{
	DIR *folder = opendir("/proc/self/fd");
	int count = 0;

	CHECK(folder != NULL);
	while (readdir(folder))
		count++;
	closedir(folder);
	return count;
}

static void test(const char *way)
{
	const int alone = !strcmp(way, "mem") ? -EACCES : 0;
	const struct rlimit limit = { 64, 64 };
	const int before = count_descriptors();
	int last = -1, fd;

	CHECK_EQUAL(works("a"), 0);
	CHECK_EQUAL(works("*"), 0);
	CHECK_EQUAL(count_descriptors(), before);
	CHECK_EQUAL(setrlimit(RLIMIT_NOFILE, &limit), 0);
	while ((fd = dup(0)) >= 0)
		last = fd;
	CHECK_EQUAL(errno, EMFILE);
	CHECK_EQUAL(works("a"), alone);
	CHECK_EQUAL(works("*"), alone);
	/* What was free before is free afterwards. */
	CHECK_EQUAL(close(last), 0);
	CHECK_EQUAL(works("a"), 0);
	CHECK_EQUAL(dup(0), last);
}

int main(int argc, char **argv)
{
	(void)argc;
	return in_each_way(argv, test);
}
