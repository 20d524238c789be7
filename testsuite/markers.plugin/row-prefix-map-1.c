/* SPDX-License-Identifier: MIT */
/* -ffile-prefix-map and -fmacro-prefix-map change the row's file. */
/* { dg-options "-O2 -fmacro-prefix-map=/original/place=/mapped" } */
/* { dg-final { site-field m file "^/mapped/x\\.c$" } } */
#include <markers.h>

MARKER void m(int x);

void host(int x)
{
#line 10 "/original/place/x.c"
	m(x);
}
