/* SPDX-License-Identifier: MIT */
/* A malformed MARKERS= is one line on stderr, and the program runs on.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-set-env MARKERS "alpha,beta@,gamma" } */
/* { dg-output "^markers: MARKERS: malformed pattern at \"beta@,gamma\", all of it is ignored; write .provider:.name.@file.:line.., several joined by commas\n$" } */
#include "counted.h"

COUNTED_MARKER(alpha);

int main(void)
{
	FIXTURE_SITE(alpha, "f.c", 1, 1);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("alpha"), 1);
	CHECK_EQUAL(markers_disable("alpha"), 1);
	return 0;
}
