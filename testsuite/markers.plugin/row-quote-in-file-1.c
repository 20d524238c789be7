/* SPDX-License-Identifier: MIT */
/* A quote in a file's name is escaped in the row's string.  It is not assembled, since
   newer assemblers stumble over what GCC itself writes of such a name at every asm. */
/* { dg-final { scan-assembler "\n\t\\.string \"a \\\\\"b.c\"\n" } } */
#include <markers.h>

MARKER void m(int x);

void host(int x)
{
#line 1 "a \"b.c"
	m(x);
}
