/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include "linkers-comdat.h"

static int hits[2];

MARKER void first(int x)
{
	hits[0] += x;
}
MARKER void second(int x)
{
	hits[1] += x;
}

int main()
{
	Host<char>::host(1);
	Host<long>::host(1);
	other(1);
	/* Whichever copy was kept, both calls reach it. */
	printf("%d %d\n", hits[0] / 2 * (1 - hits[0] % 2), hits[1] / 2 * (1 - hits[1] % 2));
	return 0;
}
