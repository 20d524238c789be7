/* SPDX-License-Identifier: MIT */
/* The warning of side effects can be turned off. */
/* { dg-options "-O2 -fplugin-arg-markers-no-warn-side-effects" } */
#include <markers.h>

MARKER void m(int x);

int f(int i, volatile int *v)
{
	m(i++);
	m(*v);
	return i;
}
