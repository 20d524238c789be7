/* SPDX-License-Identifier: MIT */
/* A pattern given before applies to a library loaded later. */
/* { dg-do run } */
/* { dg-dlopen-library liblater.so "library.c" } */
/* { dg-link-options "-ldl -rdynamic" } */
#include <dlfcn.h>
#include <markers.h>
#include "check.h"

MARKER void library_event(int x);

int main(void)
{
	library_event(1);
	CHECK_EQUAL(markers_enable("library_*"), 1);
	void *library = dlopen("./liblater.so", RTLD_NOW);
	CHECK(library);
	int (*host)(int) = (int (*)(int))dlsym(library, "library_host");
	int (*hits)(void) = (int (*)(void))dlsym(library, "library_hits");
	CHECK(host && hits);
	host(3);
	CHECK_EQUAL(hits(), 3 + 13);
	/* Its body is the first probe of the program's sites too. */
	library_event(100);
	CHECK_EQUAL(hits(), 116);
	CHECK_EQUAL(markers_disable("library_*"), 1);
	host(3);
	library_event(100);
	CHECK_EQUAL(hits(), 116);
	return 0;
}
