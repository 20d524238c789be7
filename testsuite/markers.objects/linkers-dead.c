/* SPDX-License-Identifier: MIT */
/* A live host and one that nothing calls. */
#include <stdio.h>
#include <markers.h>

static int hits[2];

MARKER void first(int x)
{
	hits[0] += x;
}
MARKER void second(int x)
{
	hits[1] += x;
}
MARKER void dead(int x)
{
	hits[0] += x;
	hits[1] += x;
}

int dead_host(int x);
int live_host(int x);

int dead_host(int x)
{
	dead(x);
	return x + 1;
}
__attribute__((noinline)) int live_host(int x)
{
	first(x);
	second(x);
	return x + 2;
}

int main(void)
{
	live_host(1);
	printf("%d %d\n", hits[0], hits[1]);
	return 0;
}
