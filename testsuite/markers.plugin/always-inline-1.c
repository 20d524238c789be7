/* SPDX-License-Identifier: MIT */
/* always_inline on a marker does not keep it from being one. */
/* { dg-final { site-count m 1 } } */
#include <markers.h>

MARKER static inline __attribute__((always_inline)) void m(int x)
{
	(void)x;
}

void host(int x)
{
	m(x);
}
