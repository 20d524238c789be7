/* SPDX-License-Identifier: MIT */
#include "library.h"

static int hits;

MARKER void library_event(int x)
{
	hits += x;
}

int library_host(int x)
{
	library_event(x);
	inlined(x + 10);
	return x;
}

int library_hits(void)
{
	return hits;
}
