/* SPDX-License-Identifier: MIT */
/* A statement expression that changes an outer variable is warned of. */
#include <markers.h>

MARKER void m(int x);

int f(int n)
{
	int outer = 0;
	m(({
		int own = n;
		outer = own; /* { dg-warning "argument 1 of marker .m. has a side effect" } */
		own;
	}));
	return outer;
}
