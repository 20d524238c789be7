/* SPDX-License-Identifier: MIT */
/* A marker without a prototype that is called with arguments is refused. */
/* { dg-options "-O2 -std=gnu11" } */
#include <markers.h>

MARKER void m();
MARKER void none();

void f(int x)
{
	m(x, 1); /* { dg-error "marker .m. is called with arguments, but its declaration has no prototype: give it one" } */
	none();
}
