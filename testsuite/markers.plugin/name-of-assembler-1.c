/* SPDX-License-Identifier: MIT */
/* An assembler name changes the symbol and not the marker's name. */
/* { dg-final { site-count event 1 } } */
/* { dg-final { scan-assembler-times "marker_descriptor\\.other_symbol:" 1 } } */
#include <markers.h>

MARKER void event(int x) __asm__("other_symbol");

void f(void)
{
	event(1);
}
