/* SPDX-License-Identifier: MIT */
/* Probes run in the order of attachment, after the body, each with its data.  */
/* { dg-do run } */
/* { dg-no-plugin } */
#include "fixture.h"
#include "check.h"

#include <errno.h>
#include <string.h>

static char hits[64];
static void hit(char c)
{
	hits[strlen(hits)] = c;
}
static __attribute__((used)) void body(void *data, int i)
{
	CHECK(!data);
	CHECK_EQUAL(i, 42);
	hit('B');
}
static void probe(void *data, int i)
{
	CHECK_EQUAL(i, 42);
	hit(*(const char *)data);
}
static void other(void *data, int i)
{
	(void)i;
	hit(*(const char *)data);
}
#define PROBE ((void (*)(void))probe)
#define OTHER ((void (*)(void))other)

FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(with, "p", "with", body);
FIXTURE_MARKER(without, "p", "without");

static __attribute__((noinline)) const char *fire(void)
{
	memset(hits, 0, sizeof(hits));
	FIXTURE_SITE(with, "f.c", 1, 42);
	hit('|');
	FIXTURE_SITE(without, "f.c", 2, 42);
	return hits;
}
#define CHECK_HITS(expected) CHECK(!strcmp(fire(), expected))

int main(void)
{
	char a[] = "a", b[] = "b", c[] = "c";

	CHECK_HITS("|");
	CHECK_EQUAL(markers_attach("with", PROBE, a), 1);
	CHECK_HITS("Ba|");
	CHECK_EQUAL(markers_attach("with*", OTHER, b), 2);
	CHECK_HITS("Bab|b");
	CHECK_EQUAL(markers_attach("with", PROBE, c), 1);
	CHECK_EQUAL(markers_attach("with", PROBE, a), 1);
	CHECK_HITS("Babca|b");
	/* All three arguments count. */
	CHECK_EQUAL(markers_detach("with", PROBE, b), -ENOENT);
	CHECK_EQUAL(markers_detach("with", OTHER, a), -ENOENT);
	CHECK_EQUAL(markers_detach("wit?", PROBE, a), -ENOENT);
	CHECK_EQUAL(markers_detach("with", PROBE, a), 1);
	CHECK_HITS("Babc|b");
	CHECK_EQUAL(markers_detach("with", PROBE, a), 1);
	CHECK_HITS("Bbc|b");
	CHECK_EQUAL(markers_detach("with", PROBE, a), -ENOENT);
	CHECK_EQUAL(markers_detach("with*", OTHER, b), 2);
	CHECK_HITS("Bc|");
	CHECK_EQUAL(markers_detach("with", PROBE, c), 1);
	CHECK_HITS("|");
	/* Attaching enables, and that is counted too. */
	CHECK_EQUAL(markers_enable("with"), 1);
	CHECK_EQUAL(markers_attach("with", PROBE, a), 1);
	CHECK_EQUAL(markers_detach("with", PROBE, a), 1);
	CHECK_HITS("B|");
	CHECK_EQUAL(markers_disable("with"), 1);
	CHECK_HITS("|");
	/* Single sites are enabled, the probe is the whole marker's. */
	CHECK_EQUAL(markers_attach("with@f.c:1", PROBE, a), 1);
	CHECK_HITS("Ba|");
	CHECK_EQUAL(markers_detach("with@f.c:1", PROBE, a), 1);
	CHECK_HITS("|");
	/* No marker: the attachment stands. */
	CHECK_EQUAL(markers_attach("nobody", PROBE, a), 0);
	CHECK_EQUAL(markers_detach("nobody", PROBE, a), 0);
	CHECK_EQUAL(markers_detach("nobody", PROBE, a), -ENOENT);
	return 0;
}
