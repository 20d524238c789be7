/* SPDX-License-Identifier: MIT */
#include "counted.h"

COUNTED_MARKER(m);

int run(void);
int run(void)
{
	FIXTURE_SITE(m, "f.c", 1, 1);
	return markers_enable("*");
}
