/* SPDX-License-Identifier: MIT */
/* A variadic marker without a body. */
/* { dg-do run } */
#include <stdarg.h>
#include <markers.h>
#include "check.h"

MARKER void m(const char *format, ...);
static int sum;

static void probe(void *data, const char *format, ...)
{
	va_list ap;
	int many[12];
	char text[64], *at = text;

	(void)data;
	va_start(ap, format);
	vsnprintf(text, sizeof text, format, ap);
	va_end(ap);
	for (int i = 0; i < 12; i++)
		many[i] = strtol(at, &at, 10);
	for (int i = 0; i < 12; i++)
		sum = sum + (i + 1) * many[i];
}

static __attribute__((noinline)) void host(int x)
{
	m("%d %d %d %d %d %d %d %d %d %d %d %d", x, x + 1, x + 2, x + 3, x + 4, x + 5, x + 6,
	  x + 7, x + 8, x + 9, x + 10, x + 11);
}

int main(void)
{
	host(1);
	CHECK_EQUAL(sum, 0);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, 0), 1);
	host(1);
	/* The sum of the squares from 1 to 12. */
	CHECK_EQUAL(sum, 650);
	return 0;
}
