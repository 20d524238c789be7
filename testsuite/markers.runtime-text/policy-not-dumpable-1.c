/* SPDX-License-Identifier: MIT */
/* A process whose /proc/self/mem is root's (PR_SET_DUMPABLE, as a set-uid program's): by
   mprotect, and with MARKERS_PATCH=mem -EACCES and nothing has changed.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#define _GNU_SOURCE
#include "hostile.h"
#include "state.h"

#include <sys/prctl.h>

static struct state before;

static void test(const char *way)
{
	const int expected = strcmp(way, "mem") ? 0 : -EACCES;
	int i;

	state_begin();
	if (!geteuid() && setresuid(65534, 65534, 65534))
		UNSUPPORTED("root may not become anybody else here");
	CHECK_EQUAL(prctl(PR_SET_DUMPABLE, 0), 0);
	if (open("/proc/self/mem", O_RDWR) >= 0)
		UNSUPPORTED("/proc/self/mem can be opened all the same");
	state_save(&before);
	for (i = 0; i < 3; i++) {
		CHECK_EQUAL(works("a"), expected);
		CHECK(state_is(&before));
		CHECK_EQUAL(works("*"), expected);
		CHECK(state_is(&before));
	}
}

int main(int argc, char **argv)
{
	(void)argc;
	return in_each_way(argv, test);
}
