/* SPDX-License-Identifier: MIT */
/* A marker that no file defines fires its probes. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

MARKER void m(int x, const char *text);
static int hits;

static void probe(void *data, int x, const char *text)
{
	CHECK(data == &hits);
	CHECK_EQUAL(x, 42);
	CHECK(text[0] == 'a');
	hits++;
}

int main(void)
{
	m(42, "a");
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, &hits), 1);
	m(42, "a");
	m(42, "a");
	CHECK_EQUAL(markers_detach("m", (void (*)(void))probe, &hits), 1);
	m(42, "a");
	CHECK_EQUAL(hits, 2);
	/* Enabled without a probe, it does nothing. */
	CHECK_EQUAL(markers_enable("m"), 1);
	m(42, "a");
	CHECK_EQUAL(hits, 2);
	return 0;
}
