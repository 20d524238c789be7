/* SPDX-License-Identifier: MIT */
/* A temporary lives until its probes have run, and is gone after the statement. */
/* { dg-do run } */
#include <string>
#include <markers.h>
#include "check.h"

static int alive, hits;

struct Object {
	Object()
	{
		alive++;
	}
	Object(const Object &)
	{
		alive++;
	}
	~Object()
	{
		alive--;
	}
};

MARKER void m(const Object &o, const char *text)
{
	(void)o;
	CHECK_EQUAL(alive, 1);
	CHECK(std::string(text) == "a string that is not short, abc");
	hits++;
}

static __attribute__((noinline)) int host(const std::string &s)
{
	m(Object(), (s + "abc").c_str());
	return alive;
}

int main()
{
	CHECK_EQUAL(host("a string that is not short, "), 0);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	CHECK_EQUAL(host("a string that is not short, "), 0);
	CHECK_EQUAL(hits, 1);
	return 0;
}
