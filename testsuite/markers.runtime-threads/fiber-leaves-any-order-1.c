/* SPDX-License-Identifier: MIT */
/* Fibers of one thread are in probes at the same time and leave them in any order:
   results as without.  A detach that would wait for one for ever is refused.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "fixture.h"
#include "fibers.h"

#include <errno.h>

enum { COUNT = 16, ROUNDS = 200 };

static long hits, sum, results[COUNT];

FIXTURE_OBJECT;
FIXTURE_MARKER(a, "", "a");
FIXTURE_MARKER(b, "", "b");

static void probe(void *data, int i)
{
	(void)data;
	hits++;
	sum += i;
	fibers_yield();
	/* A probe in a probe. */
	FIXTURE_SITE(b, "f.c", 2, i);
}
static void inner(void *data, int i)
{
	(void)i;
	fibers_yield();
	++*(long *)data;
}
static void parks(void *data, int i)
{
	(void)data;
	if (i == 0)
		fibers_park();
}
#define PROBE ((void (*)(void))probe)
#define INNER ((void (*)(void))inner)
#define PARKS ((void (*)(void))parks)

static __attribute__((noinline)) long work(int who, int n)
{
	const long x = who * 7 + n;

	FIXTURE_SITE(a, "f.c", 1, who * 1000 + n);
	return x * 3 + n;
}

static void function(int number)
{
	long s = 0;
	int i;

	for (i = 0; i < ROUNDS; i++)
		s += work(number, i);
	results[number] = s;
}

static void check(long more)
{
	long expected = 0, s;
	int who, n;

	hits = sum = 0;
	fibers_start(COUNT, function);
	fibers_work(NULL);
	for (who = 0; who < COUNT; who++) {
		for (s = n = 0; n < ROUNDS; n++) {
			s += (who * 7 + n) * 3 + n;
			expected += who * 1000 + n;
		}
		CHECK_EQUAL(results[who], s);
	}
	CHECK_EQUAL(hits, more * COUNT * ROUNDS);
	CHECK_EQUAL(sum, more * expected);
}

int main(void)
{
	long inners = 0;

	check(0);
	CHECK_EQUAL(markers_attach("a", PROBE, NULL), 1);
	check(1);
	CHECK_EQUAL(markers_attach("b", INNER, &inners), 1);
	check(1);
	CHECK_EQUAL(inners, COUNT * ROUNDS);
	CHECK_EQUAL(markers_attach("a", PROBE, &hits), 1);
	check(2);
	CHECK_EQUAL(inners, 3 * COUNT * ROUNDS);
	CHECK_EQUAL(markers_detach("a", PROBE, &hits), 1);
	CHECK_EQUAL(markers_detach("a", PROBE, NULL), 1);
	CHECK_EQUAL(markers_detach("b", INNER, &inners), 1);
	/* One is suspended in the probe; no other is. */
	CHECK_EQUAL(markers_attach("a", PARKS, NULL), 1);
	CHECK_EQUAL(markers_attach("a", PARKS, &hits), 1);
	fibers_start(COUNT, function);
	while (!fibers_is_parked(0))
		fibers_step();
	CHECK_EQUAL(markers_detach("a", PARKS, NULL), -EDEADLK);
	CHECK_EQUAL(markers_detach("a", PARKS, &hits), 1);
	CHECK_EQUAL(markers_disable("a"), 1);
	CHECK_EQUAL(markers_enable("a"), 1);
	fibers_unpark(0);
	fibers_work(NULL);
	CHECK_EQUAL(markers_detach("a", PARKS, NULL), 1);
	CHECK_EQUAL(markers_detach("a", PARKS, NULL), -ENOENT);
	return 0;
}
