/* SPDX-License-Identifier: MIT */
/* A static marker needs no body, and nobody misses it; one with a body that nothing
   calls is unused as a function is. */
/* { dg-do compile } */
/* { dg-options "-O2 -Wall -Wextra" } */
#include <markers.h>

MARKER static void m(int x);
MARKER static void by_pointer(int x);
MARKER static void unused_body(int x)	/* { dg-warning "defined but not used" } */
{
	(void)x;
}
MARKER static void twice(int x);
MARKER static void twice(int x);

void (*pointer)(int) = by_pointer;

int host(int a)
{
	m(a);
	twice(a);
	return a;
}
