/* SPDX-License-Identifier: MIT */
/* A variadic marker whose probe throws ends in std::terminate. */
/* { dg-do run } */
/* { dg-exit 3 } */
#include <markers.h>

MARKER void m(int x, ...);

void probe(void *, int x, ...)
{
	if (x)
		throw x;
}

#define CALL(x) m(x, 1.5, "text")
#define TURN_ON markers_attach("m", (void (*)(void))probe, 0)
#include "throw-probe.h"
