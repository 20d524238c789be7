// SPDX-License-Identifier: MIT
// An exception of a C++ probe goes through hosts in C, compiled with -fexceptions, and
// what those have to clean up is cleaned up.
// { dg-do run }
// { dg-additional-options "-fexceptions" }
// { dg-additional-sources "throw-through-c-host.c" }
#include <initializer_list>
#include <markers.h>
#include "check.h"

extern "C" int c_caller(int x), c_caller_inlined(int x);
extern "C" int cleaned;

static void probe(void *, int x)
{
	throw x;
}

int main()
{
	for (auto caller : { c_caller, c_caller_inlined }) {
		int caught = 0;

		CHECK_EQUAL(caller(2), 6);
		cleaned = 0;
		CHECK_EQUAL(markers_attach("m", reinterpret_cast<void (*)()>(probe), nullptr), 1);
		try {
			caller(7);
		} catch (int x) {
			caught = x;
		}
		CHECK_EQUAL(caught, 7);
		CHECK_EQUAL(cleaned, 1);
		CHECK_EQUAL(markers_detach("m", reinterpret_cast<void (*)()>(probe), nullptr), 1);
	}
}
