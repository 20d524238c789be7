/* SPDX-License-Identifier: MIT */
#include <markers.h>

int other_host(int x);
extern int hits;

MARKER inline void m(int x)
{
	hits += x;
}
