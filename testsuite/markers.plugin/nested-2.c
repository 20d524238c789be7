/* SPDX-License-Identifier: MIT */
/* One that uses none is refused as well, and the message does not say that it
   did. */
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
