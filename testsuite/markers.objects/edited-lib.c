/* SPDX-License-Identifier: MIT */
/* A library for edited-starts-on-1.tcl, loaded late. */
#include <markers.h>
#include <stdio.h>

static int hits;
MARKER void library_hit(int x)
{
	hits += x;
}

void library_host(void);
void library_host(void)
{
	hits = 0;
	library_hit(5);
	printf("library %d\n", hits);
}
