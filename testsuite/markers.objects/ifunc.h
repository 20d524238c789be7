/* SPDX-License-Identifier: MIT */
/* The program of ifunc-*.c. */
#include <markers.h>
#include "check.h"

static int hits;

MARKER void m(int x)
{
	hits += x;
}

static int answer(void)
{
	return 42;
}
static int (*resolve(void))(void)
{
	m(1);
	return answer;
}
int chosen(void) __attribute__((ifunc("resolve")));

int main(void)
{
	CHECK_EQUAL(chosen(), 42);
	CHECK(hits <= 1);
	m(10);
	CHECK(hits >= (getenv("MARKERS") ? 10 : 0));
	return 0;
}
