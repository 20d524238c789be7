/* SPDX-License-Identifier: MIT */
/* A call is a site wherever an expression may stand. */
/* { dg-final { site-count m 13 } } */
/* { dg-final { scan-hot-not host "\\mcall\\M" } } */
/* { dg-do assemble } */
/* { dg-options "-O2 -fno-thread-jumps" } */
#include <markers.h>

MARKER void m(int x);

int host(int x, int a, int b)
{
	int y = (m(1), x);
	if (x > 3)
		m(2);
	else
		m(3);
	for (m(4); x < 10; m(5))
		x += (m(6), 1);
	a > 5 ? m(7) : m(8);
	switch (b) {
	case 1:
		m(9);
		break;
	default:
		y += ({ m(10); y; });
	}
	(m)(11);
	(void)m(12);
	(&m)(13);
	return y;
}
