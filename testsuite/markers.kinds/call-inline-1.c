/* SPDX-License-Identifier: MIT */
/* A site of the kind "call" is where the call was: arguments inline, no sibling call,
   a host that calls. */
/* { dg-do assemble } */
/* { dg-options "-O2 -fplugin-arg-markers-site=call" } */
/* { dg-final { scan-hot-times tail "nopl" 1 } } */
/* { dg-final { scan-hot tail "edi" } } */
/* { dg-final { scan-hot-not tail "jmp|call" } } */
/* { dg-final { scan-hot tail "ret" } } */
/* { dg-final { scan-hot kept "push" } } */
/* { dg-final { site-field m kind "^call$" } } */
/* { dg-final { site-field m line "^(19|24)$" } } */
#include <markers.h>

MARKER void m(int a, int b);

void tail(int x)
{
	m(x + 7, x);
}

int kept(int x)
{
	m(1, 2);
	return x;
}
