/* SPDX-License-Identifier: MIT */
/* The NOP's five bytes are 0f 1f 44 00 00. */
/* { dg-final { scan-assembler-times "^\t\\.byte (0x)?0?f, ?0x1f, ?0x44, ?(0x)?0+, ?(0x)?0+$" 1 } } */
#include <markers.h>

MARKER void m(int x);

void host(int x)
{
	m(x);
}
