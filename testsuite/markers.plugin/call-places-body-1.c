/* SPDX-License-Identifier: MIT */
/* A marker's body may call markers, and itself. */
/* { dg-final { site-count m 1 } } */
/* { dg-final { site-field m function "^m$" } } */
/* { dg-final { site-count other 1 } } */
#include <markers.h>

MARKER void other(int x);
MARKER void m(int x)
{
	other(x);
	if (x)
		m(x - 1);
}
