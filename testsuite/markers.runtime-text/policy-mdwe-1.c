/* SPDX-License-Identifier: MIT */
/* PR_SET_MDWE: works by /proc/self/mem; without that, -EACCES and no change.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "counted.h"
#include "text.h"

#include <errno.h>
#include <pthread.h>
#include <sys/prctl.h>
#include <sys/resource.h>

COUNTED_MARKER(a);

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(a, "f.c", 1, 1);
	return hits;
}

static void *all(void *data)
{
	struct rlimit limit, none = { 0, 0 };
	static char before[65536], after[65536];

	(void)data;
	CHECK_EQUAL(markers_enable("a"), 1);
	CHECK_EQUAL(fire(), 1);
	CHECK_EQUAL(markers_disable("a"), 1);
	CHECK_EQUAL(fire(), 0);
	/* No file can be opened, as without /proc. */
	text_protections(before, sizeof(before));
	CHECK_EQUAL(getrlimit(RLIMIT_NOFILE, &limit), 0);
	none.rlim_max = limit.rlim_max;
	CHECK_EQUAL(setrlimit(RLIMIT_NOFILE, &none), 0);
	CHECK_EQUAL(markers_enable("a"), -EACCES);
	CHECK_EQUAL(markers_attach("a", BODY, NULL), -EACCES);
	CHECK_EQUAL(fire(), 0);
	CHECK_EQUAL(setrlimit(RLIMIT_NOFILE, &limit), 0);
	text_protections(after, sizeof(after));
	CHECK(!strcmp(before, after));
	CHECK(text_equals_file());
	CHECK_EQUAL(markers_enable("a"), 1);
	CHECK_EQUAL(fire(), 1);
	CHECK_EQUAL(setrlimit(RLIMIT_NOFILE, &none), 0);
	CHECK_EQUAL(markers_disable("a"), -EACCES);
	CHECK_EQUAL(fire(), 1);
	CHECK_EQUAL(setrlimit(RLIMIT_NOFILE, &limit), 0);
	CHECK_EQUAL(markers_disable("a"), 1);
	CHECK_EQUAL(fire(), 0);
	return NULL;
}

int main(void)
{
	pthread_t thread;

	/* PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN: since Linux 6.3 */
	if (prctl(65, 1, 0, 0, 0))
		UNSUPPORTED("the kernel has no PR_SET_MDWE");
	all(NULL);
	CHECK_EQUAL(pthread_create(&thread, NULL, all, NULL), 0);
	pthread_join(thread, NULL);
	return 0;
}
