/* SPDX-License-Identifier: MIT */
/* For tests that count: the body of a COUNTED_MARKER adds the argument to hits. */
#ifndef MARKERS_TEST_COUNTED_H
#define MARKERS_TEST_COUNTED_H

#include "fixture.h"
#include "check.h"

static int hits;
static __attribute__((used)) void body(void *data, int i)
{
	(void)data;
	__atomic_add_fetch(&hits, i, __ATOMIC_RELAXED);
}
#define BODY ((void (*)(void))body)

FIXTURE_OBJECT;
#define COUNTED_MARKER(id) FIXTURE_BODY_MARKER(id, "", #id, body)

#endif
