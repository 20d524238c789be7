/* SPDX-License-Identifier: MIT */
/* The marker's body, and a static marker of the same name. */
#include <markers.h>

MARKER void shared(int x)
{
	(void)x;
}
MARKER static void local(int x)
{
	(void)x;
}

void other(int x)
{
	shared(x);
	local(x);
}
