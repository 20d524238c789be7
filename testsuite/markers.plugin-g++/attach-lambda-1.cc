/* SPDX-License-Identifier: MIT */
/* A lambda without captures serves as a probe when it is made a pointer. */
#include <markers.h>

MARKER void m(int x);

int host()
{
	return MARKERS_ATTACH(m, +[](void *, int) {}, nullptr);
}
