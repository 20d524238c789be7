/* SPDX-License-Identifier: MIT */
/* An unknown MARKERS_PATCH= is one line on stderr, and the default is used.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-set-env MARKERS_PATCH "mem,ptrace" } */
/* { dg-output "^markers: MARKERS_PATCH: unknown method in \"mem,ptrace\", ignored; write auto, mem or mprotect, and int3, joined by a comma\n$" } */
#include "fixture.h"
#include "check.h"

static int hits;
static __attribute__((used)) void body(void *data, int i)
{
	(void)data;
	hits += i;
}
FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(a, "", "a", body);

int main(void)
{
	CHECK_EQUAL(markers_enable("a"), 1);
	FIXTURE_SITE(a, "f.c", 1, 1);
	CHECK_EQUAL(hits, 1);
	return 0;
}
