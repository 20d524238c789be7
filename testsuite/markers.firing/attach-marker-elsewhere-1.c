/* SPDX-License-Identifier: MIT */
/* MARKERS_ATTACH of a marker that is called in another file alone. */
/* { dg-do run } */
/* { dg-additional-sources "attach-marker-elsewhere-host.c" } */
#include <markers.h>
#include "check.h"

MARKER void m(int x);
void host(int x);
static int sum;

static void probe(void *data, int x)
{
	(void)data;
	sum += x;
}

int main(void)
{
	host(1);
	CHECK_EQUAL(MARKERS_ATTACH(m, probe, 0), 1);
	host(2);
	CHECK_EQUAL(sum, 2);
	return 0;
}
