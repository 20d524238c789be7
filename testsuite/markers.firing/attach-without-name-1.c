/* SPDX-License-Identifier: MIT */
/* MARKERS_ATTACH finds its marker without a name, also a static one. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

__attribute__((marker("app:event"))) void m(int x);
MARKER static void local(int x)
{
	(void)x;
}
static int sum;

static void probe(void *data, int x)
{
	sum += x * *(int *)data;
}

int main(void)
{
	int ten = 10, hundred = 100;

	CHECK_EQUAL(MARKERS_ATTACH(m, probe, &ten), 1);
	CHECK_EQUAL(MARKERS_ATTACH(local, &probe, &hundred), 1);
	m(1);
	local(2);
	CHECK_EQUAL(sum, 210);
	CHECK_EQUAL(MARKERS_DETACH(m, probe, &ten), 1);
	m(1);
	local(2);
	CHECK_EQUAL(sum, 410);
	CHECK_EQUAL(MARKERS_DETACH(local, probe, &hundred), 1);
	local(2);
	CHECK_EQUAL(sum, 410);
	return 0;
}
