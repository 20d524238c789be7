/* SPDX-License-Identifier: MIT */
/* For tests of hostile ground: a program that has a few sites, over a page end too,
   and starts itself again with each MARKERS_PATCH. */
#ifndef MARKERS_TEST_HOSTILE_H
#define MARKERS_TEST_HOSTILE_H

#include "counted.h"
#include "second-thread.h"
#include "text.h"

#include <errno.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/wait.h>

COUNTED_MARKER(a);
FIXTURE_MARKER(many, "", "many");
FIXTURE_MANY_SITES(many_hosts, 5000, many);

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(a, "f.c", 1, 1);
	FIXTURE_SITE_AT_PAGE(4093, a, "f.c", 2, 10);
	many_hosts();
	return hits;
}

/* On and off: works, or an error and nothing has changed.  Returns the error. */
static inline int works(const char *pattern)
{
	const int r = markers_enable(pattern);

	if (r < 0) {
		CHECK_EQUAL(fire(), 0);
		return r;
	}
	CHECK_EQUAL(fire(), 11);
	CHECK_EQUAL(markers_disable(pattern), r);
	CHECK_EQUAL(fire(), 0);
	return 0;
}

/* TEST in a fresh process for each way, with one thread and with two. */
static inline int in_each_way(char **argv, void (*test)(const char *way))
{
	static const char *const ways[] = { "auto", "mem", "mprotect", "int3" };
	const char *way = getenv("MARKERS_PATCH");
	int i, status;

	if (argv[1]) {
		if (argv[1][0] == '2')
			start_second_thread();
		test(way);
		exit(0);
	}
	for (i = 0; i < 8; i++) {
		const char *threads = i & 1 ? "2" : "1";
		pid_t pid = fork();

		if (!pid) {
			setenv("MARKERS_PATCH", ways[i / 2], 1);
			execl("/proc/self/exe", argv[0], threads, NULL);
			_exit(127);
		}
		CHECK_EQUAL(waitpid(pid, &status, 0), pid);
		if (WIFEXITED(status) && WEXITSTATUS(status) == 77)
			return 77;
		if (status)
			fprintf(stderr, "%s, %s threads: %d\n", ways[i / 2], threads, status);
		CHECK_EQUAL(status, 0);
	}
	return 0;
}

#endif
