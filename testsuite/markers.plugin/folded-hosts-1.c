/* SPDX-License-Identifier: MIT */
/* Functions that differ in their markers alone are not folded into one. */
/* { dg-options "-O2 -fipa-icf" } */
/* { dg-final { site-field a function "^first$" } } */
/* { dg-final { site-field b function "^second$" } } */
/* { dg-final { site-count * 2 } } */
#include <markers.h>

MARKER void a(int x);
MARKER void b(int x);

int first(int x)
{
	a(x);
	return x * 3 + 1;
}
int second(int x)
{
	b(x);
	return x * 3 + 1;
}
