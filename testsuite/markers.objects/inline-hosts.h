/* SPDX-License-Identifier: MIT */
#include <markers.h>

MARKER void m(int x);
int other_host(int x);
extern int hits;

MARKER static inline void local(int x)
{
	hits += 1000 * x;
}

inline int shared(int x)
{
	m(x);
	return x;
}

static inline int copied(int x)
{
	local(x);
	return x;
}
