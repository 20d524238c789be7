/* SPDX-License-Identifier: MIT */
/* MARKERS_DETACH is checked as MARKERS_ATTACH is. */
#include <markers.h>

MARKER void m(int x);
void plain(int x);
void probe(void *data, int x);
void wrong(void *data, long x);

void f(void)
{
	MARKERS_DETACH(plain, probe, 0); /* { dg-error ".plain. is not a marker" } */
	MARKERS_DETACH(m, wrong, 0); /* { dg-error "a probe of marker .m. has the type" } */
}
