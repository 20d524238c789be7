/* SPDX-License-Identifier: MIT */
/* The program of extern-other-object-1.c and extern-in-library-1.c; the keys are in
   extern-other-object-other.c. */
#include "extern.h"

MARKER_KEY static bool own = true;

static int early;

__attribute__((noinline)) static int here(void)
{
	return BIT(starts_false, 1) | BIT(starts_true, 2) | BIT(own, 4);
}

__attribute__((constructor)) static void start(void)
{
	early = here();
}

int main(void)
{
	CHECK_EQUAL(early, 6);
	CHECK_EQUAL(here(), 6);
	CHECK_EQUAL(elsewhere(), 2);
	CHECK_EQUAL(markers_key_set(&starts_false, true), 0);
	CHECK_EQUAL(markers_key_set(&starts_true, false), 0);
	CHECK_EQUAL(here(), 5);
	CHECK_EQUAL(elsewhere(), 1);
	CHECK_EQUAL(markers_key_set(&own, false), 0);
	CHECK_EQUAL(here(), 1);
	CHECK_EQUAL(elsewhere(), 1);
	CHECK_EQUAL(markers_enable("own"), 2);
	CHECK_EQUAL(here(), 5);
	CHECK_EQUAL(elsewhere(), 5);
	return 0;
}
