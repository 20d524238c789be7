/* SPDX-License-Identifier: MIT */
/* A nested function that uses its host's variables cannot be a marker. */
#include <markers.h>

int f(int x)
{
	int seen = 0;
	MARKER void m(int y)
	{
		seen += y;
	}
	m(x); /* { dg-error "marker .m. must not be a nested function" } */
	return seen;
}
