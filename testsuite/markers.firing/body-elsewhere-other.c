/* SPDX-License-Identifier: MIT */
#include <markers.h>
#include "check.h"

MARKER void m(int x, double d);
void other_host(int x);
int hits;

void m(int x, double d)
{
	CHECK(d == 0.5);
	hits += x;
}

void other_host(int x)
{
	m(x, 0.5);
}
