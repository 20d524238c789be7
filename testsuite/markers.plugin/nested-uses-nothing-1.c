/* SPDX-License-Identifier: MIT */
/* A nested function that uses no variable of its host is refused as well, and the
   message does not say that it did. */
#include <markers.h>

int f(int x)
{
	MARKER void m(int y)
	{
		(void)y;
	}
	m(x); /* { dg-error "marker .m. must not be a nested function(?! that uses)" } */
	return x;
}
