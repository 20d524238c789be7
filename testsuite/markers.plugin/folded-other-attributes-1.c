/* SPDX-License-Identifier: MIT */
/* Other attributes do not take a marker its sites. */
/* { dg-options "-O3" } */
/* { dg-final { site-count a 1 } } */
/* { dg-final { site-count b 1 } } */
/* { dg-final { site-count c 2 } } */
#include <markers.h>

MARKER __attribute__((leaf, nothrow)) void a(int x);
MARKER __attribute__((weak)) void b(int x);
MARKER __attribute__((hot)) static inline void c(int x)
{
	(void)x;
}

void host(int x)
{
	a(x);
	b(x);
	c(x);
	c(x);
}
