/* SPDX-License-Identifier: MIT */
/* A program that is executed while threads toggle and fire starts with all off.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "hostile.h"

static void *toggle(void *data)
{
	const char *pattern = data;

	for (;;) {
		CHECK(markers_enable(pattern) > 0);
		fire();
		CHECK(markers_disable(pattern) > 0);
	}
	return NULL;
}

int main(int argc, char **argv)
{
	char next[16];
	pthread_t thread;
	int left = argc > 1 ? atoi(argv[1]) : 20;

	CHECK(text_equals_file());
	CHECK_EQUAL(fire(), 0);
	CHECK_EQUAL(works("*"), 0);
	if (!left)
		return 0;
	CHECK_EQUAL(pthread_create(&thread, NULL, toggle, (void *)"a"), 0);
	CHECK_EQUAL(pthread_create(&thread, NULL, toggle, (void *)"*"), 0);
	usleep(2000);
	snprintf(next, sizeof(next), "%d", left - 1);
	execl("/proc/self/exe", argv[0], next, NULL);
	return 1;
}
