/* SPDX-License-Identifier: MIT */
/* A library that is found while the loader is relocating it waits its turn.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-dlopen-library libobject-6.so "object-half-relocated-lib.c" "-Wl,-z,nocombreloc" } */
#include "fixture.h"
#include "check.h"

#include <dlfcn.h>
#include <signal.h>

static int handled;
static void on_signal(int number)
{
	(void)number;
	handled++;
	CHECK_EQUAL(markers_enable("early"), 0);
}

FIXTURE_OBJECT;

int main(void)
{
	void *library;
	int (*fire)(void);

	signal(SIGUSR1, on_signal);
	library = dlopen("./libobject-6.so", RTLD_NOW);
	if (!library)
		fprintf(stderr, "%s\n", dlerror());
	CHECK(library != NULL);
	CHECK_EQUAL(handled, 1);
	fire = (int (*)(void))dlsym(library, "fire_library");
	CHECK_EQUAL(fire(), 11);
	return 0;
}
