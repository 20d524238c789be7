/* SPDX-License-Identifier: MIT */
/* A deduced return type that is not void is refused; one that is makes a site. */
/* { dg-options "-O2 -std=c++14" } */
#include <markers.h>

MARKER auto value(int x)
{
	return x;
}
MARKER auto nothing(int x)
{
	(void)x;
}

void host(int x)
{
	nothing(x);
	value(x); /* { dg-error "must return .void." } */
}
