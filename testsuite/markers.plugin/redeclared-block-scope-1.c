/* SPDX-License-Identifier: MIT */
/* A block-scope declaration of a marker is one. */
/* { dg-final { site-count m 2 } } */
#include <markers.h>

void host(int x)
{
	MARKER void m(int x);
	m(x);
}

void other(int x)
{
	extern void m(int x) MARKER;
	m(x);
}
