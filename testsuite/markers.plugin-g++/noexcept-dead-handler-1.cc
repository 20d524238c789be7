/* SPDX-License-Identifier: MIT */
/* A call of a marker does not throw: a handler around nothing else is dead. */
/* { dg-do assemble } */
/* { dg-final { scan-hot-not _Z4hosti "__cxa" } } */
/* { dg-final { site-count dead 0 } } */
#include <markers.h>

MARKER void m(int x);
MARKER void dead(int x);

int host(int x)
{
	try {
		m(x);
	} catch (...) {
		dead(x);
	}
	return x;
}
