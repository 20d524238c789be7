/* SPDX-License-Identifier: MIT */
/* The program of early-*.c. */
#include "counted.h"

COUNTED_MARKER(a);

static int one(void)
{
	return 1;
}
static int (*resolve(void))(void)
{
	FIXTURE_SITE(a, "f.c", 1, 1000);
	return one;
}
int chosen(void) __attribute__((ifunc("resolve")));

static __attribute__((constructor(101))) void very_early(void)
{
	FIXTURE_SITE(a, "f.c", 2, 100);
}
static __attribute__((constructor)) void early(void)
{
	FIXTURE_SITE(a, "f.c", 3, 1);
	CHECK_EQUAL(markers_disable("a"), 1);
	FIXTURE_SITE(a, "f.c", 4, 10);
	CHECK_EQUAL(markers_enable("a"), 1);
}

int main(void)
{
	CHECK_EQUAL(chosen(), 1);
	/* Silently off in the resolver, recorded or off in the earliest one. */
	CHECK(hits == 1 || hits == 101);
	hits = 0;
	FIXTURE_SITE(a, "f.c", 5, 1);
	CHECK_EQUAL(hits, 1);
	return 0;
}
