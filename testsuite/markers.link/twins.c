/* SPDX-License-Identifier: MIT */
/* Hosts that differ only in their marker, and one that nothing calls. */
#include "link.h"

MARKER void mark_one(int k) { hits.one += k; }
MARKER void mark_two(int k) { hits.two += k; }
MARKER void mark_dead(int k) { hits.two += 1000 * k; }

int one(int x)
{
	mark_one(x);
	return x + 1;
}

int two(int x)
{
	mark_two(x);
	return x + 1;
}

int dead(int x);
int dead(int x)
{
	mark_dead(x);
	return x - 1;
}
