/* SPDX-License-Identifier: MIT */
/* After a fork each process has keys of its own. */
/* { dg-do run } */
/* { dg-options "-O2" } */
#include <check.h>
#include <markers.h>
#include <sys/wait.h>
#include <unistd.h>

MARKER_KEY static bool key;

__attribute__((noinline)) static int test(void)
{
	return key ? 3 : 2;
}

int main(void)
{
	int status;
	pid_t child;

	CHECK_EQUAL(markers_key_set(&key, true), 0);
	child = fork();
	if (!child) {
		CHECK_EQUAL(test(), 3);
		CHECK_EQUAL(markers_key_set(&key, false), 0);
		CHECK_EQUAL(test(), 2);
		_exit(0);
	}
	CHECK(child > 0);
	CHECK_EQUAL(waitpid(child, &status, 0), child);
	CHECK_EQUAL(status, 0);
	CHECK_EQUAL(test(), 3);
	CHECK_EQUAL(key, 1);
	return 0;
}
