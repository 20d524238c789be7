/* SPDX-License-Identifier: MIT */
/* The report says of a site of the kind "call" that its host pays. */
/* { dg-options "-O2 -fplugin-arg-markers-site=call -fplugin-arg-markers-report" } */
#include <markers.h>

MARKER void m(int a);

void f(int x)
{
	m(x);	/* { dg-note "the call of this site is an ordinary one, which its host may pay for: the kind of the site is .call." } */
}
