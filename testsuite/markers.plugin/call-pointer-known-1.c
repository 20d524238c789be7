/* SPDX-License-Identifier: MIT */
/* Pointers of which the compiler knows that they point to a marker: a site, or
   an ordinary call that reaches the marker's entry; never the bare body. */
/* { dg-do assemble } */
/* { dg-options "-O3" } */
/* { dg-final { scan-hot-not host "\\m(jmp|call)\\M.*marker_body" } } */
#include <markers.h>

static int seen;
MARKER void m(int x)
{
	seen += x;
}

void host(int x)
{
	void (*pointer)(int) = m;
	pointer(x);
}
