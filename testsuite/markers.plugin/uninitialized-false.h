/* SPDX-License-Identifier: MIT */
/* The host of uninitialized-false-*.c: X is set wherever it is used. */
#include <markers.h>

MARKER void m(int a, const char *text);

int host(int a)
{
	int x;

	if (a > 2)
		x = a;
	m(a, "1");
	if (a > 2)
		m(x, "2");
	m(a, "3");
	if (a > 2)
		return x;
	return 1;
}
