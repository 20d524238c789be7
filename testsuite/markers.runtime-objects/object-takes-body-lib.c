/* SPDX-License-Identifier: MIT */
#include "fixture.h"

extern int hits;
int hits;
static __attribute__((used)) void body(void *data, int i)
{
	(void)data;
	hits += i;
}
static __attribute__((used)) void variadic_body(int i, ...)
{
	hits += i;
}
FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(shared, "", "shared", body);
FIXTURE_VARIADIC_MARKER(variadic, "", "variadic", variadic_body);
