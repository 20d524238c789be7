/* SPDX-License-Identifier: MIT */
/* A probe that throws ends in std::terminate, also from a call through a pointer. */
/* { dg-do run } */
/* { dg-exit 3 } */
#include <exception>
#include <markers.h>
#include "check.h"

int hits;
MARKER void m(int x);
void (*volatile pointer)(int) = m;

void probe(void *data, int x)
{
	(void)data;
	if (x)
		throw x;
}

static __attribute__((noinline)) void host(int x)
{
	try {
		pointer(x);
	} catch (int) {
		_Exit(4);
	}
}

int main()
{
	std::set_terminate([] { _Exit(3); });
	host(1);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, 0), 1);
	host(0);
	host(1);
	return 5;
}
