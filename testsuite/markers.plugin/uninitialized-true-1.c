/* SPDX-License-Identifier: MIT */
/* A variable that may be used before it is set gets its warning, behind a site and in
   its arguments. */
/* { dg-do compile } */
/* { dg-options "-O1 -Wmaybe-uninitialized" } */
#include <markers.h>

MARKER void m(int a);

int behind(int a)
{
	int x;

	if (a > 2)
		x = a;
	m(a);
	return x; /* { dg-warning "may be used uninitialized" } */
}

int argument(int a)
{
	int y;

	if (a > 2)
		y = a;
	m(y); /* { dg-warning "may be used uninitialized" } */
	return a;
}
