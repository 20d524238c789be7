/* SPDX-License-Identifier: MIT */
/* Pointers in static data, in a table, passed as an argument and compared. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static int hits;
MARKER void global(int x)
{
	hits += x;
}
MARKER static void local(int x)
{
	hits += 10 * x;
}
MARKER void undefined(int x);

typedef void function(int);
static function *const table[] = { global, local, undefined };
static struct {
	const char *name;
	function *f;
} named = { "local", &local };

static __attribute__((noinline)) void call(function *f, int x)
{
	f(x);
}
static void probe(void *data, int x)
{
	(void)data;
	hits += 100 * x;
}

int main(void)
{
	for (int i = 0; i < 3; i++)
		call(table[i], 1);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("*"), 3);
	CHECK_EQUAL(markers_attach("undefined", (void (*)(void))probe, 0), 1);
	for (int i = 0; i < 3; i++)
		call(table[i], 1);
	CHECK_EQUAL(hits, 111);
	call(named.f, 2);
	CHECK_EQUAL(hits, 131);
	CHECK(named.f == local && table[1] == local && table[0] != table[1]);
	CHECK(undefined != 0);
	return 0;
}
