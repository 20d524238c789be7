/* SPDX-License-Identifier: MIT */
/* The runtime is loaded last, and finds program and libraries all the same.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-no-runtime } */
/* { dg-shared-library libobject-3.so "plain-lib.c" } */
/* { dg-dlopen-library libobject-3b.so "late-lib.c" } */
#include "fixture.h"
#include "check.h"

#include <dlfcn.h>

int hits;
int fire_library(void);
FIXTURE_OBJECT;
FIXTURE_MARKER(shared, "", "shared");

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(shared, "program.c", 1, 1);
	return fire_library();
}

static void *load(const char *file)
{
	void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);

	if (!library)
		fprintf(stderr, "%s\n", dlerror());
	CHECK(library != NULL);
	return library;
}

int main(void)
{
	int (*enable)(const char *), (*fire_loaded)(void);
	void *runtime, *library;

	CHECK_EQUAL(fire(), 0);
	runtime = load("libmarkers.so.0");
	enable = (int (*)(const char *))dlsym(runtime, "markers_enable");
	CHECK(enable != NULL);
	CHECK_EQUAL(enable("shared"), 1);
	CHECK_EQUAL(fire(), 11);
	/* This one cannot tell a runtime that it does not see. */
	library = load("./libobject-3b.so");
	fire_loaded = (int (*)(void))dlsym(library, "fire_library");
	CHECK_EQUAL(enable("later"), 1);
	CHECK_EQUAL(fire_loaded(), 10);
	/* The runtime stays. */
	dlclose(runtime);
	CHECK_EQUAL(fire(), 11);
	CHECK_EQUAL(fire_loaded(), 10);
	return 0;
}
