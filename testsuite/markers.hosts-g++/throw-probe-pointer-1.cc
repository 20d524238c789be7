/* SPDX-License-Identifier: MIT */
/* A probe that throws ends in std::terminate, also from a call through a pointer. */
/* { dg-do run } */
/* { dg-exit 3 } */
#include <markers.h>

MARKER void m(int x);
void (*volatile pointer)(int) = m;

void probe(void *, int x)
{
	if (x)
		throw x;
}

#define CALL(x) pointer(x)
#define TURN_ON markers_attach("m", (void (*)(void))probe, 0)
#include "throw-probe.h"
