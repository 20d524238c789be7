/* SPDX-License-Identifier: MIT */
/* A marker, its body and hosts in a shared library that knows nothing of the
   runtime; no text relocation in it. */
/* { dg-do run } */
/* { dg-shared-library liblibrary.so "library.c" "-Wl,-z,text -Wl,-z,defs" } */
#include <markers.h>
#include "check.h"
#include "library.h"

static __attribute__((noinline)) void host(int x)
{
	library_event(x);
	inlined(x);
}

int main(void)
{
	host(1);
	library_host(1);
	CHECK_EQUAL(library_hits(), 0);
	CHECK_EQUAL(markers_enable("library_event"), 1);
	/* 2 here, 3 inlined here, 40 in the library, 50 inlined there. */
	library_event(2);
	inlined(3);
	library_host(40);
	CHECK_EQUAL(library_hits(), 2 + 3 + 40 + 50);
	CHECK_EQUAL(markers_disable("library_event"), 1);
	host(1);
	library_host(1);
	CHECK_EQUAL(library_hits(), 95);
	return 0;
}
