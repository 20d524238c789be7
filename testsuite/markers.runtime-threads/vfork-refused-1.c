/* SPDX-License-Identifier: MIT */
/* The child of a vfork is refused, and the parent's sites stay.  */
/* { dg-do run } */
/* { dg-no-plugin } */
#include "counted.h"

#include <errno.h>
#include <sys/wait.h>
#include <unistd.h>

COUNTED_MARKER(a);

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(a, "f.c", 1, 1);
	return hits;
}

int main(void)
{
	volatile int result[4];
	int status;
	pid_t pid = vfork();

	if (!pid) {
		result[0] = markers_enable("a");
		result[1] = markers_disable("a");
		result[2] = markers_attach("a", (void (*)(void))body, NULL);
		result[3] = markers_foreach_site("a", NULL, NULL);
		_exit(0);
	}
	CHECK_EQUAL(waitpid(pid, &status, 0), pid);
	CHECK_EQUAL(result[0], -EPERM);
	CHECK_EQUAL(result[1], -EPERM);
	CHECK_EQUAL(result[2], -EPERM);
	CHECK_EQUAL(result[3], -EINVAL);
	CHECK_EQUAL(fire(), 0);
	CHECK_EQUAL(markers_enable("a"), 1);
	CHECK_EQUAL(fire(), 1);
	return 0;
}
