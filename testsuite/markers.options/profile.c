/* SPDX-License-Identifier: MIT */
/* For profilers-find-body-1.tcl: nearly all of the time goes in the body of a marker. */
#include <markers.h>

static volatile unsigned sink;

__attribute__((noipa)) static void other(void)
{
}

/* GCC makes no frames for functions that call nothing. */
__attribute__((noipa)) static void spin(unsigned from, unsigned to)
{
	for (unsigned i = from; i < to; i++)
		sink += i * i;
	other();
	sink++;
}

MARKER void busy(unsigned from, unsigned to)
{
	spin(from, to);
	sink++;
}

__attribute__((noipa)) unsigned host(unsigned x)
{
	other();
	busy(x, x + 5000000);
	return x + 1;
}

__attribute__((noipa)) unsigned outer(unsigned x)
{
	return host(x) + host(x + 1) + 1;
}

int main(void)
{
	return outer(4) != 12;
}
