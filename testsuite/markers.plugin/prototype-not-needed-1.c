/* SPDX-License-Identifier: MIT */
/* A call without arguments needs no prototype. */
/* { dg-options "-O2 -std=gnu11" } */
/* { dg-final { site-count m 1 } } */
#include <markers.h>

MARKER void m();

void f(void)
{
	m();
}
