/* SPDX-License-Identifier: MIT */
/* Attaching to a descriptor is attaching to that marker alone.  */
/* { dg-do run } */
/* { dg-no-plugin } */
#include "fixture.h"
#include "check.h"

#include <errno.h>

static int hits;
static void probe(void *data, int i)
{
	(void)data;
	hits += i;
}
#define PROBE ((void (*)(void))probe)
#define MARKER_OF(id) ((void (*)(void))(uintptr_t)&fixture_##id)

FIXTURE_OBJECT;
FIXTURE_MARKER(overload_int, "p", "overload");
FIXTURE_MARKER(overload_long, "p", "overload");
FIXTURE_LOCAL_MARKER(local1, "", "local");
FIXTURE_LOCAL_MARKER(local2, "", "local");

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(overload_int, "f.c", 1, 1);
	FIXTURE_SITE(overload_long, "f.c", 2, 10);
	FIXTURE_SITE(local1, "f.c", 3, 100);
	FIXTURE_SITE(local2, "f.c", 4, 1000);
	return hits;
}

int main(void)
{
	CHECK_EQUAL(markers_attach_descriptor(MARKER_OF(overload_long), PROBE, NULL), 1);
	CHECK_EQUAL(fire(), 10);
	CHECK_EQUAL(markers_detach_descriptor(MARKER_OF(overload_int), PROBE, NULL), -ENOENT);
	CHECK_EQUAL(markers_detach_descriptor(MARKER_OF(overload_long), PROBE, NULL), 1);
	CHECK_EQUAL(fire(), 0);
	CHECK_EQUAL(markers_attach_descriptor(MARKER_OF(local1), PROBE, NULL), 1);
	CHECK_EQUAL(fire(), 100);
	CHECK_EQUAL(markers_detach("local", PROBE, NULL), 1);
	CHECK_EQUAL(fire(), 0);
	/* The name stands for it in markers_detach(), and undoes no more. */
	CHECK_EQUAL(markers_attach_descriptor(MARKER_OF(overload_int), PROBE, NULL), 1);
	CHECK_EQUAL(markers_enable("overload"), 2);
	CHECK_EQUAL(fire(), 1);
	CHECK_EQUAL(markers_detach("p:overload", PROBE, NULL), 1);
	CHECK_EQUAL(markers_attach("overload", PROBE, NULL), 2);
	CHECK_EQUAL(markers_disable("overload"), 2);
	CHECK_EQUAL(fire(), 11);
	CHECK_EQUAL(markers_detach("overload", PROBE, NULL), 2);
	CHECK_EQUAL(fire(), 0);
	return 0;
}
