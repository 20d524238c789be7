/* SPDX-License-Identifier: MIT */
/* A probe may call the runtime: attach, detach itself, disable its own site.  */
/* { dg-do run } */
/* { dg-no-plugin } */
#include "fixture.h"
#include "check.h"

#include <string.h>

static char hits[64];
static void hit(char c)
{
	hits[strlen(hits)] = c;
}

FIXTURE_OBJECT;
FIXTURE_MARKER(m, "", "m");

static void simple(void *data, int i)
{
	(void)i;
	hit(*(const char *)data);
}
static void once(void *data, int i)
{
	simple(data, i);
	CHECK_EQUAL(markers_detach("m", (void (*)(void))once, data), 1);
}
static void spawn(void *data, int i)
{
	simple(data, i);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))simple, data), 1);
}
static void off(void *data, int i)
{
	simple(data, i);
	CHECK_EQUAL(markers_disable("m"), 1);
}

static __attribute__((noinline)) const char *fire(void)
{
	memset(hits, 0, sizeof(hits));
	FIXTURE_SITE(m, "f.c", 1, 42);
	return hits;
}
#define CHECK_HITS(expected) CHECK(!strcmp(fire(), expected))
#define ATTACH(probe, data) CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, data), 1)
#define DETACH(probe, data) CHECK_EQUAL(markers_detach("m", (void (*)(void))probe, data), 1)

int main(void)
{
	char a[] = "a", b[] = "b", c[] = "c";

	ATTACH(once, a);
	CHECK_HITS("a");
	CHECK_HITS("");
	ATTACH(simple, b);
	ATTACH(once, a);
	ATTACH(simple, c);
	CHECK_HITS("bac");
	CHECK_HITS("bc");
	ATTACH(spawn, a);
	CHECK_HITS("bca");
	CHECK_HITS("bcaa");
	DETACH(spawn, a);
	CHECK_HITS("bcaa");
	DETACH(simple, a);
	DETACH(simple, a);
	DETACH(simple, b);
	ATTACH(off, a);
	CHECK_HITS("ca");
	CHECK_HITS("ca");
	CHECK_HITS("");
	return 0;
}
