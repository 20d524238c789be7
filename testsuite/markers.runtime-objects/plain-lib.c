/* SPDX-License-Identifier: MIT */
#include "fixture.h"

extern int hits;
static __attribute__((used)) void body(void *data, int i)
{
	(void)data;
	hits += i;
}
FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(shared, "", "shared", body);

int fire_library(void);
int fire_library(void)
{
	FIXTURE_SITE(shared, "plain-lib.c", 5, 10);
	return hits;
}
