/* SPDX-License-Identifier: MIT */
/* One of several probes that throws ends in std::terminate. */
/* { dg-do run } */
/* { dg-exit 3 } */
#include <markers.h>

int hits;
MARKER void m(int x) { hits += x; }

void probe(void *, int x)
{
	if (x)
		throw x;
}

#define CALL(x) m(x)
#define TURN_ON markers_attach("m", (void (*)(void))probe, 0)
#include "throw-probe.h"
