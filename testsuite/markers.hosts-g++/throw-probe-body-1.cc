/* SPDX-License-Identifier: MIT */
/* A body that throws ends in std::terminate. */
/* { dg-do run } */
/* { dg-exit 3 } */
#include <markers.h>

MARKER void m(int x)
{
	if (x)
		throw x;
}

#define CALL(x) m(x)
#define TURN_ON markers_enable("m")
#include "throw-probe.h"
