/* SPDX-License-Identifier: MIT */
/* A call through a pointer runs the probes, the body first, if and only if the
   marker is enabled. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static int hits, probed;
void (*volatile pointer)(int, double);

MARKER void m(int x, double d)
{
	CHECK(d == 0.5);
	hits += x;
}

static void probe(void *data, int x, double d)
{
	CHECK(d == 0.5 && data == &probed);
	probed = probed * 10 + x + hits;
}

int main(void)
{
	pointer = m;
	pointer(1, 0.5);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	pointer(2, 0.5);
	CHECK_EQUAL(hits, 2);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, &probed), 1);
	pointer(1, 0.5);
	CHECK_EQUAL(hits, 3);
	CHECK_EQUAL(probed, 4);
	CHECK_EQUAL(markers_detach("m", (void (*)(void))probe, &probed), 1);
	CHECK_EQUAL(markers_disable("m"), 1);
	pointer(1, 0.5);
	CHECK_EQUAL(hits, 3);
	CHECK_EQUAL(probed, 4);
	return 0;
}
