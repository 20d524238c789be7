/* SPDX-License-Identifier: MIT */
#include "fixture.h"

static int hits;
static __attribute__((used)) void body(void *data, int i)
{
	(void)data;
	hits += i;
}
FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(from_environment, "", "from_environment", body);
FIXTURE_BODY_MARKER(later, "", "later", body);
FIXTURE_MARKER(probed, "", "probed");

int fire_library(void);
int fire_library(void)
{
	hits = 0;
	FIXTURE_SITE(from_environment, "lib.c", 1, 1);
	FIXTURE_SITE(later, "lib.c", 2, 10);
	FIXTURE_SITE(probed, "lib.c", 3, 100);
	return hits;
}
