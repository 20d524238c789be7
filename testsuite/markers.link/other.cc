/* SPDX-License-Identifier: MIT */
/* The same inline hosts, and a marker of the same name that is another one. */
#include "link.h"

MARKER static void local(int k) { hits.local += 100 * k; }

int other(int x)
{
	local(x);
	shared<int>::host(x);
	return twice(x);
}
