/* SPDX-License-Identifier: MIT */
/* Its marker must not be called. */
#include <markers.h>

static int hits;

MARKER void m(int x)
{
	hits += x;
}

int main(int argc, char **argv)
{
	(void)argv;
	m(argc);
	return hits;
}
