/* SPDX-License-Identifier: MIT */
#include <markers.h>

int other_host(int x);
int hits;

MARKER void m(int x)
{
	hits += x;
}

__attribute__((noipa)) int other_host(int x)
{
	m(x);
	return x;
}
