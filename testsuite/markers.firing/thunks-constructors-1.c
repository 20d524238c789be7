/* SPDX-License-Identifier: MIT */
/* Constructors that jump and return by thunks do what they are for. */
/* { dg-do run } */
/* { dg-options "-O2 -mindirect-branch=thunk -mfunction-return=thunk" } */
#include <markers.h>
#include "check.h"

MARKER void m(int x);
MARKER_KEY bool starts_true = true;
static int sum;

static void probe(void *data, int x)
{
	(void)data;
	sum += x;
}

int main(void)
{
	CHECK_EQUAL(MARKERS_ATTACH(m, probe, 0), 1);
	m(5);
	CHECK_EQUAL(sum, 5);
	if (starts_true)
		sum++;
	CHECK_EQUAL(sum, 6);
	CHECK_EQUAL(markers_key_set(&starts_true, false), 0);
	if (starts_true)
		sum++;
	CHECK_EQUAL(sum, 6);
	return 0;
}
