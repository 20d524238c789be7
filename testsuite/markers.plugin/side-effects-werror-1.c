/* SPDX-License-Identifier: MIT */
/* -Werror makes the warning an error; -w is silent (below, by pragma: the
   warning has no group of its own). */
/* { dg-options "-O2 -Werror" } */
#include <markers.h>

MARKER void m(int x);

int f(int i)
{
	m(i++); /* { dg-error "argument 1 of marker .m. has a side effect" } */
	return i;
}
