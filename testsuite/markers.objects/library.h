/* SPDX-License-Identifier: MIT */
/* What the library of library-*.c and dlopen-*.c offers. */
#include <markers.h>

#pragma GCC visibility push(default)
MARKER void library_event(int x);
int library_host(int x);
int library_hits(void);
#pragma GCC visibility pop

/* In both, the program and the library. */
static inline void inlined(int x)
{
	library_event(x);
}
