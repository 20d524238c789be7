/* SPDX-License-Identifier: MIT */
/* A marker that GCC would run by itself, or that has no frame, is refused where it is
   defined. */
/* { dg-do compile } */
#include <markers.h>

MARKER __attribute__((constructor)) void c(void)	/* { dg-error "marker .c. must not have the attribute .constructor." } */
{
}
MARKER __attribute__((destructor)) void d(void)	/* { dg-error "marker .d. must not have the attribute .destructor." } */
{
}
MARKER __attribute__((naked)) void k(void)	/* { dg-error "marker .k. must not have the attribute .naked." } */
{
	__asm__("ret");
}
