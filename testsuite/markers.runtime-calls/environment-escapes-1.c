/* SPDX-License-Identifier: MIT */
/* What a malformed MARKERS= holds is quoted without what a terminal would obey. */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-set-env MARKERS "a:\033\[31m\n:b" } */
/* { dg-output "^markers: MARKERS: malformed pattern at \"a:.x1b.31m.x0a:b\", all of it is ignored; write \[^\n\]*\n$" } */
#include "counted.h"

COUNTED_MARKER(alpha);

int main(void)
{
	FIXTURE_SITE(alpha, "f.c", 1, 1);
	CHECK_EQUAL(markers_enable("alpha"), 1);
	CHECK_EQUAL(hits, 0);
	return 0;
}
