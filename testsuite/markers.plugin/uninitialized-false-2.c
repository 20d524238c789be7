/* SPDX-License-Identifier: MIT */
/* The same at -Og, which has an analysis of its own: no warning because of sites. */
/* { dg-do compile } */
/* { dg-options "-Og -Wmaybe-uninitialized" } */
#include <markers.h>

MARKER void m(int a, const char *text);

int host(int a)
{
	int x;

	if (a > 2)
		x = a;
	m(a, "1");
	if (a > 2)
		m(x, "2");
	m(a, "3");
	if (a > 2)
		return x;
	return 1;
}
