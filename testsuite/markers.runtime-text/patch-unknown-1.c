/* SPDX-License-Identifier: MIT */
/* An unknown MARKERS_PATCH= is one line on stderr, and the default is used.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-set-env MARKERS_PATCH "mem,ptrace" } */
/* { dg-output "^markers: MARKERS_PATCH: unknown method in \"mem,ptrace\", ignored; write auto, mem or mprotect, and int3, joined by a comma\n$" } */
#include "counted.h"

COUNTED_MARKER(a);

int main(void)
{
	CHECK_EQUAL(markers_enable("a"), 1);
	FIXTURE_SITE(a, "f.c", 1, 1);
	CHECK_EQUAL(hits, 1);
	return 0;
}
