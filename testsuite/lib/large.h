/* SPDX-License-Identifier: MIT */
/* For tests of very large batches: a site of a, 9,000 of many, and one of b. */
#include "counted.h"

COUNTED_MARKER(a);
COUNTED_MARKER(b);
FIXTURE_MARKER(many, "", "many");
FIXTURE_MANY_SITES(many_hosts, 9000, many);

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(a, "f.c", 1, 1);
	many_hosts();
	FIXTURE_SITE(b, "f.c", 2, 10);
	return hits;
}
