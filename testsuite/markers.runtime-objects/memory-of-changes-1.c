/* SPDX-License-Identifier: MIT */
/* Rounds of enables and disables that end where they began leave no memory in use.  */
/* { dg-do run } */
/* { dg-no-plugin } */
#include "counted.h"

#include <malloc.h>

COUNTED_MARKER(noise_1);
COUNTED_MARKER(other);

static void probe(void *data, int i)
{
	(void)data;
	(void)i;
}
#define PROBE ((void (*)(void))probe)

/* Wherever a round stands, what it may turn on and off again. */
static void round_of_changes(void)
{
	CHECK_EQUAL(markers_enable("*"), 2);
	CHECK_EQUAL(markers_disable("noise_*"), 1);
	CHECK_EQUAL(markers_disable("*"), 2);
	CHECK_EQUAL(markers_enable("other,absent"), 1);
	CHECK_EQUAL(markers_disable("noise_1"), 1);
	CHECK_EQUAL(markers_attach("noise_1", PROBE, NULL), 1);
	CHECK_EQUAL(markers_disable("other,absent"), 1);
	CHECK_EQUAL(markers_detach("noise_1", PROBE, NULL), 1);
}

static size_t rounds(int count)
{
	while (count--)
		round_of_changes();
	return mallinfo2().uordblks;
}

int main(void)
{
	size_t before;

	FIXTURE_SITE(noise_1, "f.c", 1, 1);
	FIXTURE_SITE(other, "f.c", 2, 1);
	before = rounds(64);
	CHECK(rounds(64) <= before);
	CHECK(rounds(1024) <= before);
	return 0;
}
