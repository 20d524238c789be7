/* SPDX-License-Identifier: MIT */
/* Static probes that only MARKERS_ATTACH and MARKERS_DETACH name. */
#include <markers.h>

MARKER void m(int x);
MARKER void v(int x, ...);

static void attached(void *data, int x)
{
	(void)data;
	(void)x;
}

static void detached(void *data, int x)
{
	(void)data;
	(void)x;
}

static void variadic(void *data, int x, ...)
{
	(void)data;
	(void)x;
}

int host(int x);
int host(int x)
{
	m(x);
	v(x, 1);
	return MARKERS_ATTACH(m, attached, &x) + MARKERS_DETACH(m, detached, 0)
	       + MARKERS_ATTACH(v, variadic, 0);
}
