/* SPDX-License-Identifier: MIT */
/* A call of a marker does not throw: its host needs no landing pad for it. */
/* { dg-final { scan-assembler-not "_Unwind_Resume" } } */
#include <markers.h>

struct Guard {
	~Guard();
};
MARKER void m(int x);
MARKER void variadic(int x, ...);

void host(int x)
{
	Guard guard;
	m(x);
	variadic(x, 1);
}
