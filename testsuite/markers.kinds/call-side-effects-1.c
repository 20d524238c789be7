/* SPDX-License-Identifier: MIT */
/* The warning about side effects says that this kind does not skip them. */
/* { dg-options "-O2 -fplugin-arg-markers-site=call" } */
#include <markers.h>

MARKER void m(int a);

void f(int x)
{
	m(x++);	/* { dg-warning "has a side effect, which a disabled site skips, but not one of the kind .call.; move it out" } */
}
