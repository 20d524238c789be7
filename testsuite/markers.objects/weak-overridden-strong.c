/* SPDX-License-Identifier: MIT */
#include <markers.h>

int strong_hits;

MARKER void m(int x)
{
	strong_hits += x;
}
