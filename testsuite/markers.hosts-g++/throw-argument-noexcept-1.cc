/* SPDX-License-Identifier: MIT */
/* An argument that throws in a noexcept host ends in std::terminate, as in any
   call. */
/* { dg-do run } */
/* { dg-exit 3 } */
#include <exception>
#include <markers.h>
#include "check.h"

MARKER void m(int x);

static __attribute__((noinline)) int throws(int x)
{
	if (x)
		throw x;
	return x;
}
static __attribute__((noinline)) void host(int x) noexcept
{
	m(throws(x));
}

int main()
{
	std::set_terminate([] { _Exit(3); });
	host(1);
	CHECK_EQUAL(markers_enable("m"), 1);
	try {
		host(1);
	} catch (...) {
		return 4;
	}
	return 5;
}
