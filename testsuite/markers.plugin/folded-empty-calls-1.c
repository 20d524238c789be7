/* SPDX-License-Identifier: MIT */
/* Calls of an empty local function are sites, each under its own name. */
/* { dg-options "-O3" } */
/* { dg-final { site-count a 1 } } */
/* { dg-final { site-count b 1 } } */
#include <markers.h>

MARKER static void a(int x)
{
	(void)x;
}
MARKER static void b(int x)
{
	(void)x;
}

int host(int x)
{
	a(x);
	b(x);
	return x;
}
