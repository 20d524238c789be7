/* SPDX-License-Identifier: MIT */
/* A probe that throws through a host that has no handler of its own: it does not
   reach the host's caller, but ends in std::terminate. */
/* { dg-do run } */
/* { dg-exit 3 } */
#include <exception>
#include <markers.h>
#include "check.h"

MARKER void m(int x);

void probe(void *, int x)
{
	if (x)
		throw x;
}

__attribute__((noipa)) int host(int x)
{
	m(x);
	return x + 1;
}

int main()
{
	std::set_terminate([] { _Exit(3); });
	CHECK_EQUAL(MARKERS_ATTACH(m, probe, nullptr), 1);
	CHECK_EQUAL(host(0), 1);
	try {
		host(1);
	} catch (int) {
		return 4;
	}
	return 5;
}
