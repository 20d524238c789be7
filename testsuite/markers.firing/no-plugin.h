/* SPDX-License-Identifier: MIT */
/* The program of no-plugin-*.c. */
#include <markers.h>
#include "check.h"

MARKER void m(int x);
MARKER void body(int x)
{
	abort();
	(void)x;
}
MARKER void vanishing(int x);
#define vanishing(...) MARKERS_VANISH((vanishing)(__VA_ARGS__))
static int evaluated;

static int expensive(void)
{
	return ++evaluated;
}
static void probe(void *data, int x)
{
	(void)data;
	(void)x;
}

int main(void)
{
	m(1);
	body(2);
	vanishing(expensive());
	CHECK_EQUAL(MARKERS_ATTACH(m, probe, 0), 0);
	CHECK_EQUAL(evaluated, 0);
	(void)probe;
	return 0;
}
