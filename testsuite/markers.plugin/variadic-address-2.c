/* SPDX-License-Identifier: MIT */
/* Nor in static data. */
#include <markers.h>

MARKER void m(const char *format, ...); /* { dg-error "the address of marker .m. is taken" } */
void (*const pointer)(const char *, ...) = m;
