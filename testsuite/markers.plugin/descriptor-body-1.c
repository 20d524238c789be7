/* SPDX-License-Identifier: MIT */
/* A body is run through its descriptor: an adapter with a first argument that is
   ignored. */
/* { dg-do run } */
/* { dg-no-runtime } */
#include <markers.h>
#include "descriptors.h"

struct large {
	int a[12];
};
static double seen;

MARKER void m(int x, double y, struct large z, long double w)
{
	seen = x + y + z.a[11] + w;
}

int main(void)
{
	void (*body)(void *, int, double, struct large, long double) =
		(void (*)(void *, int, double, struct large, long double))
			find_descriptor("m")->body;
	struct large z = { { [11] = 300 } };

	m(0, 0, z, 0);
	CHECK(seen == 0);
	body(&z, 1, 20, z, 4000);
	CHECK(seen == 4321);
	return 0;
}
