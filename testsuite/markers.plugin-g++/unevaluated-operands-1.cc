/* SPDX-License-Identifier: MIT */
/* Operands that are never evaluated are no sites. */
/* { dg-final { site-count * 0 } } */
/* { dg-options "-O2 -std=c++11" } */
#include <markers.h>

MARKER void m(int x);

bool host(int x)
{
	using Nothing = decltype(m(x));
	(void)x;
	return noexcept(m(1)) && sizeof(Nothing *) == sizeof(decltype((m(2), 3)) *);
}
