/* SPDX-License-Identifier: MIT */
/* The byte of the kind "immediate" is in a mov; the block is cold all the same. */
/* { dg-do assemble } */
/* { dg-options "-O2 -fplugin-arg-markers-site=immediate" } */
/* { dg-final { scan-hot-times f "mov +.0x0,%.*l$" 1 } } */
/* { dg-final { scan-hot-times f "jne" 1 } } */
/* { dg-final { scan-hot-not f "push|call|nop" } } */
/* { dg-final { scan-cold f "call" } } */
#include <markers.h>

MARKER void m(int a);

int f(int x)
{
	m(x);
	return x + 1;
}
