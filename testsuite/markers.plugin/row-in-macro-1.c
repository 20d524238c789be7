/* SPDX-License-Identifier: MIT */
/* A macro that calls a marker: the row tells the line where it is used. */
/* { dg-final { site-field m line "^13$" } } */
#include <markers.h>

MARKER void m(int x);
#define EVENT(x)                                                                             \
	m(x)

void host(int x)
{
	(void)x;
	EVENT(x);
}
