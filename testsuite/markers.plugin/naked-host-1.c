/* SPDX-License-Identifier: MIT */
/* A marker in a naked function is refused. */
/* { dg-do compile } */
#include <markers.h>
MARKER void m(int x);

__attribute__((naked)) void host(void)
{
	m(3);	/* { dg-error "cannot be called in a .naked. function" } */
	__asm__("ret");
}
