/* SPDX-License-Identifier: MIT */
#include <markers.h>

void other_host(int x);
int other_hits;

MARKER static void m(int x)
{
	other_hits += x;
}

void other_host(int x)
{
	m(x);
}
