/* SPDX-License-Identifier: MIT */
/* A marker that is the return statement's expression. */
/* { dg-final { site-count m 1 } } */
#include <markers.h>

MARKER void m(int x);

void host(int x)
{
	return m(x);
}
