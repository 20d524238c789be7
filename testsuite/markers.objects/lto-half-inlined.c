/* SPDX-License-Identifier: MIT */
#include <markers.h>

MARKER void m(int x);
int inlined(int x);

int inlined(int x)
{
	m(x);
	return x;
}
