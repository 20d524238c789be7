/* SPDX-License-Identifier: MIT */
/* The runtime in a program linked with -static-pie.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-options "-O2 -fPIE -Wl,--undefined=markers_object_loaded" } */
/* { dg-link-options "-static-pie" } */
/* { dg-set-env MARKERS "alpha" } */
#include "fixture.h"
#include "check.h"

static int hits;
static __attribute__((used)) void body(void *data, int i)
{
	(void)data;
	hits += i;
}

FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(alpha, "", "alpha", body);
FIXTURE_BODY_MARKER(beta, "", "beta", body);

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(alpha, "f.c", 1, 1);
	FIXTURE_SITE(beta, "f.c", 2, 10);
	return hits;
}

int main(void)
{
	CHECK_EQUAL(fire(), 1);
	CHECK_EQUAL(markers_enable("*"), 2);
	CHECK_EQUAL(fire(), 11);
	CHECK_EQUAL(markers_disable("*"), 2);
	CHECK_EQUAL(markers_disable("alpha"), 1);
	CHECK_EQUAL(fire(), 0);
	return 0;
}
