/* SPDX-License-Identifier: MIT */
/* An object passed by value reaches several probes, and is destroyed once. */
/* { dg-do run } */
#include <string>
#include <markers.h>
#include "check.h"

static int alive, hits;

struct Object {
	std::string text;
	Object(const char *t) : text(t)
	{
		alive++;
	}
	Object(const Object &o) : text(o.text)
	{
		alive++;
	}
	~Object()
	{
		alive--;
	}
};

MARKER void m(Object o, int x)
{
	CHECK(o.text == "a text that needs the heap to live");
	CHECK_EQUAL(x, 3);
	hits++;
}
static void probe(void *, Object o, int x)
{
	CHECK(o.text == "a text that needs the heap to live");
	CHECK_EQUAL(x, 3);
	hits++;
}

int main()
{
	CHECK_EQUAL(MARKERS_ATTACH(m, probe, nullptr), 1);
	CHECK_EQUAL(MARKERS_ATTACH(m, probe, &hits), 1);
	m("a text that needs the heap to live", 3);
	CHECK_EQUAL(hits, 3);
	CHECK_EQUAL(alive, 0);
	return 0;
}
