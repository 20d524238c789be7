/* SPDX-License-Identifier: MIT */
/* qemu-code-changes-1.tcl: -EACCES, and nothing has changed. */
#include "counted.h"

#include <errno.h>
#include <string.h>

COUNTED_MARKER(a);

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(a, "f.c", 1, 1);
	return hits;
}

int main(void)
{
	CHECK_EQUAL(fire(), 0);
	CHECK_EQUAL(markers_enable("a"), -EACCES);
	CHECK(strstr(markers_strerror(EACCES), "effect") != NULL);
	CHECK_EQUAL(markers_attach("a", BODY, NULL), -EACCES);
	CHECK_EQUAL(fire(), 0);
	return 0;
}
