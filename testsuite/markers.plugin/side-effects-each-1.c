/* SPDX-License-Identifier: MIT */
/* Each argument with a side effect has its warning. */
#include <markers.h>

MARKER void m(int x, int y, int z);

int f(int i, int j)
{
	m(i++,		/* { dg-warning "argument 1 of marker .m." } */
	  j,
	  j--);		/* { dg-warning "argument 3 of marker .m." } */
	return i + j;
}
