/* SPDX-License-Identifier: MIT */
/* A variadic marker's probes are a list that the block walks.  */
/* { dg-do run } */
/* { dg-no-plugin } */
#include "fixture.h"
#include "check.h"

#include <stdarg.h>
#include <string.h>

static char hits[64];
static __attribute__((used)) void body(int i, ...)
{
	CHECK_EQUAL(i, 42);
	strcat(hits, "B");
}
static void probe(void *data, int i, ...)
{
	va_list list;

	va_start(list, i);
	CHECK_EQUAL(i, 42);
	CHECK_EQUAL(va_arg(list, int), 42);
	va_end(list);
	strcat(hits, data);
}

FIXTURE_OBJECT;
FIXTURE_VARIADIC_MARKER(with, "", "with", body);
FIXTURE_VARIADIC_MARKER(without, "", "without", 0);

static __attribute__((noinline)) const char *fire(void)
{
	memset(hits, 0, sizeof(hits));
	FIXTURE_SITE(with, "f.c", 1, 42);
	strcat(hits, "|");
	FIXTURE_SITE(without, "f.c", 2, 42);
	return hits;
}
#define CHECK_HITS(expected) CHECK(!strcmp(fire(), expected))
#define PROBE ((void (*)(void))probe)

int main(void)
{
	char a[] = "a", b[] = "b";

	CHECK_EQUAL(markers_enable("*"), 2);
	CHECK_HITS("B|");
	CHECK_EQUAL(markers_attach("*", PROBE, a), 2);
	CHECK_HITS("Ba|a");
	CHECK_EQUAL(markers_attach("*", PROBE, b), 2);
	CHECK_HITS("Bab|ab");
	CHECK_EQUAL(markers_detach("*", PROBE, a), 2);
	CHECK_HITS("Bb|b");
	CHECK_EQUAL(markers_detach("*", PROBE, b), 2);
	CHECK_HITS("B|");
	CHECK_EQUAL(markers_disable("*"), 2);
	CHECK_HITS("|");
	return 0;
}
