/* SPDX-License-Identifier: MIT */
/* An indirect call cannot be a site of the kind "call". */
/* { dg-do assemble } */
/* { dg-options "-O2 -mcmodel=large -fplugin-arg-markers-site=call" } */
#include <markers.h>

MARKER void m(int a);

void f(int x)
{
	m(x);	/* { dg-error "this call cannot be a site, since it is not direct \\(.-mcmodel=large.\\); use another .-fplugin-arg-markers-site=. than .call." } */
}
