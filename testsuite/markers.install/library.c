/* SPDX-License-Identifier: MIT */
/* The part of program.c that can be a library: three events. */
#include <markers.h>

extern int ticks;
int ticks;

MARKER static void tick(int by)
{
	ticks += by;
}

int run(void);
int run(void)
{
	for (int i = 0; i < 3; i++)
		tick(1);
	return ticks;
}
