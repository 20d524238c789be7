/* SPDX-License-Identifier: MIT */
/* A program with one site: prints what enabling it returned, and what arrived. */
#include <markers.h>
#include <stdio.h>

static int hits;
MARKER void m(int x) { hits += x; }

int main(void)
{
	const int r = markers_enable("m");

	m(3);
	printf("%d %d\n", r, hits);
	return 0;
}
