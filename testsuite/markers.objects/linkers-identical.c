/* SPDX-License-Identifier: MIT */
/* Two hosts that differ in their markers alone. */
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

int first_host(int x);
int second_host(int x);

__attribute__((noinline)) int first_host(int x)
{
	first(x);
	return x * 3 + 1;
}
__attribute__((noinline)) int second_host(int x)
{
	second(x);
	return x * 3 + 1;
}

int main(int argc, char **argv)
{
	(void)argv;
	first_host(argc);
	second_host(argc);
	printf("%d %d\n", hits[0], hits[1]);
	return 0;
}
