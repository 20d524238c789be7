/* SPDX-License-Identifier: MIT */
/* MARKERS_ATTACH of a function that is no marker is refused. */
#include <markers.h>

void plain(int x);
void probe(void *data, int x);

int host()
{
	return MARKERS_ATTACH(plain, probe, nullptr); /* { dg-error ".MARKERS_ATTACH.: .*plain.* is not a marker" } */
}
