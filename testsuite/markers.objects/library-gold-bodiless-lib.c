/* SPDX-License-Identifier: MIT */
/* The library of library-gold-bodiless-1.c: a marker without a body. */
#include <markers.h>

MARKER void bodiless(int x);

__attribute__((visibility("default"))) int library_host(int x)
{
	bodiless(x);
	return x + 1;
}
