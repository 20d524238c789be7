/* SPDX-License-Identifier: MIT */
/* Rows and descriptors that lead out of their object, or to no site, are left out; the rest
   works, and the object says so once.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-dlopen-library libdamaged-1.so "object-damaged-lib.c" } */
#include "counted.h"

#include <dlfcn.h>
#include <string.h>
#include <unistd.h>

COUNTED_MARKER(mine);

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(mine, "f.c", 1, 1);
	return hits;
}

static int count(const struct markers_site_info *info, void *data)
{
	CHECK(strlen(info->file) + strlen(info->function) + strlen(info->marker) > 0);
	++*(int *)data;
	return 0;
}

int main(void)
{
	int said[2], n = 0, (*fire_library)(void);
	char text[1024] = "";
	void *library;

	CHECK_EQUAL(pipe(said), 0);
	CHECK_EQUAL(dup2(said[1], 2), 2);
	library = dlopen("./libdamaged-1.so", RTLD_NOW);
	CHECK(library != NULL);
	fire_library = (int (*)(void))dlsym(library, "fire_library");
	CHECK_EQUAL(markers_foreach_site(NULL, count, &n), 0);
	CHECK(n >= 2);
	CHECK_EQUAL(markers_enable("*"), 2);
	CHECK_EQUAL(fire(), 1);
	CHECK_EQUAL(fire_library(), 10);
	CHECK_EQUAL(markers_disable("*"), 2);
	CHECK_EQUAL(markers_enable("*@lib.c:1"), 1);
	CHECK_EQUAL(fire_library(), 10);
	CHECK_EQUAL(markers_disable("*@lib.c:1"), 1);
	CHECK_EQUAL(fire_library(), 0);
	CHECK_EQUAL(dlclose(library), 0);
	CHECK_EQUAL(markers_enable("*"), 1);
	CHECK_EQUAL(fire(), 1);
	CHECK(read(said[0], text, sizeof(text) - 1) > 0);
	CHECK(strstr(text, "libdamaged-1.so: what is damaged"));
	CHECK(strchr(text, '\n') == text + strlen(text) - 1);
	return 0;
}
