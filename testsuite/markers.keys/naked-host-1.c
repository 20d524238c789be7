/* SPDX-License-Identifier: MIT */
/* The test of a key in a naked function is refused. */
/* { dg-do compile } */
#include <markers.h>
MARKER_KEY bool key;

__attribute__((naked)) void host(void)
{
	if (key)	/* { dg-error "key .key. cannot be tested in a .naked. function" } */
		__asm__("nop");
	__asm__("ret");
}
