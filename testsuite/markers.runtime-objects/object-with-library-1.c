/* SPDX-License-Identifier: MIT */
/* One enable reaches the program and its library; the body is found anywhere.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-shared-library libobject-1.so "plain-lib.c" } */
#include "fixture.h"
#include "check.h"

int hits;
int fire_library(void);
/* The body is in the library. */
FIXTURE_OBJECT;
FIXTURE_MARKER(shared, "", "shared");
FIXTURE_MARKER(lone, "", "lone");

static void probe(void *data, int i)
{
	(void)data;
	hits += 7 * i;
}

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(shared, "program.c", 1, 1);
	FIXTURE_SITE(lone, "program.c", 1, 1000);
	fire_library();
	return hits;
}

int main(void)
{
	CHECK_EQUAL(fire(), 0);
	CHECK_EQUAL(markers_enable("shared"), 1);
	CHECK_EQUAL(fire(), 11);
	CHECK_EQUAL(markers_attach("shared@program.c", (void (*)(void))probe, NULL), 1);
	CHECK_EQUAL(fire(), 88);
	CHECK_EQUAL(markers_disable("shared"), 1);
	CHECK_EQUAL(fire(), 8);
	CHECK_EQUAL(markers_detach("shared@program.c", (void (*)(void))probe, NULL), 1);
	CHECK_EQUAL(fire(), 0);
	CHECK_EQUAL(markers_enable("*@plain-lib.c"), 1);
	CHECK_EQUAL(fire(), 10);
	return 0;
}
