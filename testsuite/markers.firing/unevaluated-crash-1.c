/* SPDX-License-Identifier: MIT */
/* An argument that would crash is not evaluated while the marker is off. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

MARKER void m(int x);

static __attribute__((noinline)) int host(const int *p, int divisor)
{
	m(*p);
	m(p[1000000]);
	m(100 / divisor);
	return 1;
}

int main(void)
{
	CHECK_EQUAL(host(0, 0), 1);
	return 0;
}
