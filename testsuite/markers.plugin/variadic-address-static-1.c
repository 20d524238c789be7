/* SPDX-License-Identifier: MIT */
/* The address of a variadic marker cannot be taken in static data either. */
#include <markers.h>

MARKER void m(const char *format, ...); /* { dg-error "the address of marker .m. is taken" } */
void (*const pointer)(const char *, ...) = m;
