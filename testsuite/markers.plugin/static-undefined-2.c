/* SPDX-License-Identifier: MIT */
/* A static function that is no marker and has no body is missed. */
/* { dg-do compile } */
#include <markers.h>

MARKER static void m(int x);
static void f(int x);	/* { dg-warning "used but never defined" } */

int host(int a)
{
	m(a);
	f(a);
	return a;
}
