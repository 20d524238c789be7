/* SPDX-License-Identifier: MIT */
/* A marker in constructors, early and late, and in a destructor. */
/* { dg-do run } */
/* { dg-sites-on "m" } */
/* { dg-output-on "destructor fired" } */
#include <markers.h>
#include "check.h"

static int hits;

MARKER void m(int x)
{
	hits += x;
	if (x == 1000)
		puts("destructor fired");
}

__attribute__((constructor(101))) static void early(void)
{
	m(1);
}
__attribute__((constructor)) static void constructor(void)
{
	m(10);
}
__attribute__((destructor)) static void destructor(void)
{
	m(1000);
}

int main(void)
{
	/* The runtime's constructor has run before those without priority; the
	   others may be recorded or silently off. */
	if (getenv("MARKERS"))
		CHECK(hits == 10 || hits == 11);
	else
		CHECK_EQUAL(hits, 0);
	return 0;
}
