/* SPDX-License-Identifier: MIT */
#include "counted.h"

COUNTED_MARKER(from_environment);
COUNTED_MARKER(later);
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
