/* SPDX-License-Identifier: MIT */
/* Overloads share a name; MARKERS_ATTACH takes the one that fits its probe. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

MARKER void event(int x);
MARKER void event(double x);
MARKER void event(const char *s, int x);
namespace inner
{
MARKER void event(int x);
}
static int ints, doubles, texts, inners;

static void int_probe(void *data, int x)
{
	*static_cast<int *>(data) += x;
}
static void double_probe(void *data, double x)
{
	*static_cast<int *>(data) += static_cast<int>(x * 2);
}
static void text_probe(void *data, const char *, int x)
{
	*static_cast<int *>(data) += x;
}

static __attribute__((noinline)) void host(int x)
{
	event(x);
	event(x + 0.5);
	event("text", x);
	inner::event(x);
}

int main()
{
	CHECK_EQUAL(markers_enable("event"), 4);
	CHECK_EQUAL(markers_disable("event"), 4);
	CHECK_EQUAL(MARKERS_ATTACH(event, int_probe, &ints), 1);
	host(1);
	CHECK_EQUAL(ints, 1);
	CHECK_EQUAL(MARKERS_ATTACH(event, double_probe, &doubles), 1);
	CHECK_EQUAL(MARKERS_ATTACH(event, text_probe, &texts), 1);
	CHECK_EQUAL(MARKERS_ATTACH(inner::event, int_probe, &inners), 1);
	host(10);
	CHECK_EQUAL(ints, 11);
	CHECK_EQUAL(doubles, 21);
	CHECK_EQUAL(texts, 10);
	CHECK_EQUAL(inners, 10);
	CHECK_EQUAL(MARKERS_DETACH(event, int_probe, &ints), 1);
	host(100);
	CHECK_EQUAL(ints, 11);
	CHECK_EQUAL(inners, 110);
	return 0;
}
