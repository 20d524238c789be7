/* SPDX-License-Identifier: MIT */
/* Markers declared, called and defined in a header; C and C++. */
#include <stdio.h>
#include <markers.h>

MARKER void declared(int x);
__attribute__((marker("app:inlined"))) void named(int x);

static inline void helper(int x)
{
	named(x);
}

MARKER static void local(int x)
{
	(void)x;
}
