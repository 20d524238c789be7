/* SPDX-License-Identifier: MIT */
/* A symbol that the assembler could not tell from other words is refused. */
/* { dg-do compile } */
#include <markers.h>
MARKER void m(int x) __asm__("a b");	/* { dg-error "assembler name .a b. of .m. cannot be that of a marker" } */
MARKER void fine(int x) __asm__("fine$.of_it");

void host(void)
{
	m(1);
	fine(1);
}
