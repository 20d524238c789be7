/* SPDX-License-Identifier: MIT */
/* A library that is loaded later tests a key of the program's as it is then; its own
   keys are reached by patterns that stand, and go with it. */
/* { dg-do run } */
/* { dg-options "-O2 -rdynamic" } */
/* { dg-dlopen-library liblate.so "dlopen-later-lib.c" } */
#include "extern.h"
#include <dlfcn.h>

bool starts_false;
bool starts_true = true;

static int values(void *handle)
{
	int (*function)(void);

	*(void **)&function = dlsym(handle, "values");
	CHECK(function);
	return function();
}

int main(void)
{
	void *handle;
	int round;

	for (round = 0; round < 3; round++) {
		handle = dlopen("./liblate.so", RTLD_NOW);
		CHECK(handle);
		CHECK_EQUAL(values(handle), 2 + 8);
		CHECK_EQUAL(markers_key_set(&starts_false, true), 0);
		CHECK_EQUAL(markers_key_set((bool *)dlsym(handle, "late"), true), 0);
		CHECK_EQUAL(values(handle), 1 + 2 + 4 + 8 + 16 + 32);
		CHECK_EQUAL(dlclose(handle), 0);
		CHECK_EQUAL(markers_key_set(&starts_true, false), 0);

		handle = dlopen("./liblate.so", RTLD_NOW);
		CHECK(handle);
		CHECK_EQUAL(values(handle), 1 + 8);
		CHECK_EQUAL(markers_key_set(&starts_true, true), 0);
		CHECK_EQUAL(markers_key_set(&starts_false, false), 0);
		CHECK_EQUAL(values(handle), 2 + 8);
		CHECK_EQUAL(dlclose(handle), 0);
	}
	CHECK_EQUAL(markers_enable("late"), 0);
	handle = dlopen("./liblate.so", RTLD_NOW);
	CHECK(handle);
	CHECK_EQUAL(values(handle), 2 + 4 + 8 + 16 + 32);
	CHECK_EQUAL(markers_disable("late*"), 2);
	CHECK_EQUAL(values(handle), 2);
	return 0;
}
