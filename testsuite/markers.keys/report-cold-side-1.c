/* SPDX-License-Identifier: MIT */
/* The report does not take the cold side of a key's test for a marker's block. */
/* { dg-options "-O2 -fplugin-arg-markers-report" } */
#include <markers.h>

MARKER_KEY static bool key;
MARKER void m(int a);
void other(void);

void f(int x)
{
	m(x);	/* { dg-note "the call of this site is hidden" } */
	if (key)
		other();	/* { dg-bogus "ordinary" } */
}
