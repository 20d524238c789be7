/* SPDX-License-Identifier: MIT */
/* A file without markers gets no section of theirs. */
/* { dg-do assemble } */
/* { dg-final { scan-section-not "marker" } } */
#include <markers.h>

MARKER void declared(int x);
int f(int x)
{
	return x;
}
