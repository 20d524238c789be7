/* SPDX-License-Identifier: MIT */
/* MARKERS_ATTACH of what is no marker is refused. */
#include <markers.h>

void plain(int x);
void probe(void *data, int x);

int f(void)
{
	return MARKERS_ATTACH(plain, probe, 0); /* { dg-error ".MARKERS_ATTACH.: .plain. is not a marker" } */
}
