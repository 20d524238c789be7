/* SPDX-License-Identifier: MIT */
/* A pointer to a function is no marker; the message says why. */
#include <markers.h>

MARKER void (*pointer)(int);	     /* { dg-error ".pointer. is a pointer, and a call through a pointer cannot become a site" } */
void (*after)(int) MARKER;	     /* { dg-error ".after. is a pointer" } */
struct operations {
	MARKER void (*run)(int);     /* { dg-error ".run. is a pointer" } */
};
void takes(MARKER void (*callback)(int)); /* { dg-error ".callback. is a pointer" } */
