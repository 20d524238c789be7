/* SPDX-License-Identifier: MIT */
/* A call through a pointer is an ordinary call and no site. */
/* { dg-do assemble } */
/* { dg-final { site-count * 1 } } */
/* { dg-final { scan-hot through "\\m(jmp|call)\\M.*\\*" } } */
#include <markers.h>

MARKER void m(int x);
extern void (*pointer)(int);

void through(int x)
{
	pointer(x);
}
void take(int x)
{
	pointer = m;
	m(x);
}
