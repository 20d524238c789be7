/* SPDX-License-Identifier: MIT */
/* Patterns and probes given before also hold for a library loaded later.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-dlopen-library libobject-2.so "late-lib.c" } */
/* { dg-set-env MARKERS "from_environment" } */
#include "fixture.h"
#include "check.h"

#include <dlfcn.h>

FIXTURE_OBJECT;
FIXTURE_MARKER(mine, "", "mine");

static int hits;
static void probe(void *data, int i)
{
	(void)data;
	hits += i;
}
#define PROBE ((void (*)(void))probe)

static void *library;
static int fire(void)
{
	int (*fire_library)(void) = (int (*)(void))dlsym(library, "fire_library");

	hits = 0;
	CHECK(fire_library != NULL);
	FIXTURE_SITE(mine, "f.c", 1, 10000);
	return fire_library() + hits;
}

static void load(void)
{
	library = dlopen("./libobject-2.so", RTLD_NOW | RTLD_LOCAL);
	if (!library)
		fprintf(stderr, "%s\n", dlerror());
	CHECK(library != NULL);
}

int main(void)
{
	int i;

	load();
	CHECK_EQUAL(fire(), 1);
	CHECK_EQUAL(markers_enable("later"), 1);
	CHECK_EQUAL(markers_attach("probed,mine", PROBE, NULL), 2);
	CHECK_EQUAL(fire(), 10111);
	for (i = 0; i < 20; i++) {
		dlclose(library);
		CHECK_EQUAL(markers_enable("other"), 0);
		CHECK_EQUAL(markers_enable("later"), 0);
		load();
		CHECK_EQUAL(fire(), 10111);
		CHECK_EQUAL(markers_disable("other,later"), 1);
		CHECK_EQUAL(fire(), 10111);
	}
	dlclose(library);
	/* As if it had been there: some of what was on is off by now. */
	CHECK_EQUAL(markers_disable("from_*"), 0);
	CHECK_EQUAL(markers_detach("probed,mine", PROBE, NULL), 1);
	load();
	CHECK_EQUAL(fire(), 10);
	return 0;
}
