/* SPDX-License-Identifier: MIT */
/* MARKERS_ATTACH through a pointer to a marker names no marker: it cannot be
   checked and is refused. */
#include <markers.h>

void probe(void *data, int x);

int f(void (*unknown)(int))
{
	return MARKERS_ATTACH(unknown, probe, 0); /* { dg-error "MARKERS_ATTACH" } */
}
