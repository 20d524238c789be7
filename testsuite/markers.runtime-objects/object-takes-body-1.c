/* SPDX-License-Identifier: MIT */
/* A library takes its body along when it is unloaded.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-dlopen-library libobject-7.so "object-takes-body-lib.c" } */
#include "fixture.h"
#include "check.h"

#include <dlfcn.h>

/* The bodies are in the library. */
FIXTURE_OBJECT;
FIXTURE_MARKER(shared, "", "shared");
FIXTURE_VARIADIC_MARKER(variadic, "", "variadic", 0);

static int probed;
static void probe(void *data, int i)
{
	(void)data;
	probed += i;
}
static void variadic_probe(void *data, int i, ...)
{
	(void)data;
	probed += i;
}

static __attribute__((noinline)) int fire(void)
{
	probed = 0;
	FIXTURE_SITE(shared, "program.c", 1, 1);
	FIXTURE_SITE(variadic, "program.c", 2, 10);
	return probed;
}

int main(void)
{
	int i;

	CHECK_EQUAL(markers_enable("shared,variadic"), 2);
	for (i = 0; i < 6; i++) {
		void *library = dlopen("./libobject-7.so", RTLD_NOW);
		int *hits;

		CHECK(library != NULL);
		hits = dlsym(library, "hits");
		CHECK_EQUAL(fire(), i < 3 ? 0 : 11);
		CHECK_EQUAL(*hits, 11);
		CHECK_EQUAL(dlclose(library), 0);
		CHECK_EQUAL(fire(), i < 3 ? 0 : 11);
		if (i == 2) {
			CHECK_EQUAL(markers_attach("shared", (void (*)(void))probe, NULL), 1);
			CHECK_EQUAL(markers_attach("variadic", (void (*)(void))variadic_probe, NULL), 1);
		}
	}
	return 0;
}
