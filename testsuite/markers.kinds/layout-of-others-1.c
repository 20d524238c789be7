/* SPDX-License-Identifier: MIT */
/* What the other kinds have in the place of the NOP; the block is cold all the same. */
/* { dg-do assemble } */
/* { dg-options "-O2 -fplugin-arg-markers-site=branch" } */
/* { dg-final { scan-hot-times f "cmpb" 1 } } */
/* { dg-final { scan-hot-times f "jne" 1 } } */
/* { dg-final { scan-hot-not f "push|call|nop" } } */
/* { dg-final { scan-cold f "call" } } */
/* { dg-final { scan-section "^marker_flags$" } } */
#include <markers.h>

MARKER void m(int a);

int f(int x)
{
	m(x);
	return x + 1;
}
