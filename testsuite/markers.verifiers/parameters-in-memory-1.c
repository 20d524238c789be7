/* SPDX-License-Identifier: MIT */
/* Parameters that are in memory and would go in a register: their copies for an entry
   marker are made by way of one. */
/* { dg-do run } */
/* { dg-sites-on "*" } */
#include <markers.h>
#include "check.h"

struct large { long part[5]; };
__attribute__((noinline)) void change(long double *d, _Complex double *z, struct large *l)
{
	*d += 1;
	*z *= 2;
	l->part[4]++;
}

__attribute__((noinline)) int host(struct large l, long double d, _Complex double z, __int128 w)
{
	change(&d, &z, &l);
	return d + __real__ z + l.part[4] + (int)w;
}

int main(void)
{
	struct large l = { { 1, 2, 3, 4, 5 } };

	CHECK(host(l, 2, 3, 4) == 3 + 6 + 6 + 4);
	return 0;
}
