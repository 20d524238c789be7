/* SPDX-License-Identifier: MIT */
/* For unwind-everywhere-1.tcl: leaf and non-leaf hosts whose blocks are stepped through. */
#include <markers.h>

static volatile long sink;

MARKER void six(long a, long b, long c, double d, long e, long f)
{
	sink = a + b + c + (long)d + e + f;
}

__attribute__((noipa)) static void other(char *p)
{
	sink += *p;
}

__attribute__((noipa)) long leaf(long a, long b, long c, long d, long e, double f)
{
	six(a, b, c, f, e, d);
	return a + b * c - d + e * (long)f;
}

__attribute__((noipa)) long dynamic(long n)
{
	char *p = __builtin_alloca(n);
	*p = 1;
	six(n, 1, 2, 3.5, 4, 5);
	other(p);
	return n;
}

__attribute__((noipa)) long outer(long a)
{
	return leaf(a, 2, 3, 4, 5, 6.5) + dynamic(a) + 1;
}

int main(void)
{
	return outer(7) != 27;
}
