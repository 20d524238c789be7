/* SPDX-License-Identifier: MIT */
/* A definition without the attribute is the body of the marker declared. */
/* { dg-final { site-count m 1 } } */
/* { dg-final { scan-hot-not host "\\mcall\\M" } } */
/* { dg-do assemble } */
#include <markers.h>

MARKER void m(int x);
int seen;

void m(int x)
{
	seen += x;
}

int host(int x)
{
	m(x);
	return x;
}
