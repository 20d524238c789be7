/* SPDX-License-Identifier: MIT */
/* A marker in an IFUNC resolver, which runs before the program is relocated:
   no crash; recorded or silently off. */
/* { dg-do run } */
/* { dg-options "-O2 -pie -fPIE -Wl,-z,now" } */
/* { dg-sites-on "m" } */
#include <markers.h>
#include "check.h"

static int hits;

MARKER void m(int x)
{
	hits += x;
}

static int answer(void)
{
	return 42;
}
static int (*resolve(void))(void)
{
	m(1);
	return answer;
}
int chosen(void) __attribute__((ifunc("resolve")));

int main(void)
{
	CHECK_EQUAL(chosen(), 42);
	CHECK(hits <= 1);
	m(10);
	CHECK(hits >= (getenv("MARKERS") ? 10 : 0));
	return 0;
}
