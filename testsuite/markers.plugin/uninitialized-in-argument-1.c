/* SPDX-License-Identifier: MIT */
/* An argument that reads a variable only where it has a value gets no warning; one that
   always reads it gets the warning of a plain call. */
/* { dg-do compile } */
/* { dg-options "-O2 -Wall" } */
#include <markers.h>

MARKER void m(long a);
int id(int);

int sometimes(int a, int b)
{
	int x;
	short y;
	if (a > 2) {
		x = id(a);
		y = id(b);
	}
	m(a > 2 ? id(x) : 0);
	m(a > 2 && id(y));
	return a;
}

int always(void)
{
	int x;
	m(id(x)); /* { dg-warning "'x' (is|may be) used uninitialized" } */
	return 0;
}
