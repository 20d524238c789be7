/* SPDX-License-Identifier: MIT */
/* The kind "flip" is a compare; the block is cold all the same. */
/* { dg-do assemble } */
/* { dg-options "-O2 -fplugin-arg-markers-site=flip" } */
/* { dg-final { scan-hot-times f "cmp +.0x.*,%eax" 1 } } */
/* { dg-final { scan-hot-not f "push|call|nop" } } */
/* { dg-final { scan-cold f "call" } } */
#include <markers.h>

MARKER void m(int a);

int f(int x)
{
	m(x);
	return x + 1;
}
