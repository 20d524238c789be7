// SPDX-License-Identifier: MIT
// A marker in a function that is inlined into a try block, with clean-ups around.
// { dg-do run }
// { dg-sites-on "m,entry:*,exit:*,tail:*" }
// { dg-skip-options "*-fno-exceptions*" "the test throws" }
#include <markers.h>
#include "check.h"

MARKER void m(int x);
MARKER_KEY static bool key;
static int cleaned;
volatile int zero;

struct cleaner {
	int x;
	~cleaner() { cleaned += x; }
};

__attribute__((noinline)) static void thrower(int x)
{
	if (x > 2)
		throw x;
}

static inline int in(int x)
{
	m(x);
	return x;
}

__attribute__((noinline)) static int host(int x)
{
	try {
		cleaner c { 1 };
		in(x);
		thrower(x);
		m(x + 1);
		if (key)
			throw 1.5;
		return 10 / (x + zero);
	} catch (int i) {
		in(i);
		return -i;
	}
}

__attribute__((noinline)) static int nested(int x)
{
	cleaner a { 10 };
	try {
		cleaner b { 100 };
		m(host(x));
		thrower(in(x));
	} catch (...) {
		m(x);
		return in(-1);
	}
	return x;
}

int main()
{
	CHECK(host(1) == 10 && host(5) == -5);
	CHECK(nested(2) == 2);
	CHECK(nested(3) == -1);
	CHECK(cleaned >= 222);
	return 0;
}
