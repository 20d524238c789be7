/* SPDX-License-Identifier: MIT */
/* Inline assembly in a statement expression does something. */
#include <markers.h>

MARKER void m(int x);

void f(int n)
{
	m(({
		int own = n;
		__asm__ volatile ("" : "+r"(own) : : "memory"); /* { dg-warning "argument 1 of marker .m. has a side effect" } */
		own;
	}));
}
