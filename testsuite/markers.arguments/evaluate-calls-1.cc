/* SPDX-License-Identifier: MIT */
/* In C++ calls in arguments see: this, captures, references, temporaries, bindings, exceptions
   of a call in an argument. */
/* { dg-do run } */
/* { dg-additional-options "-std=c++17 -fplugin-arg-markers-no-warn-side-effects" } */
#include <markers.h>
#include "check.h"

static long seen[2];
static int hits, on;

MARKER void two(long x, long y)
{
	seen[0] = x;
	seen[1] = y;
	hits++;
}

__attribute__((noipa)) int twice(int x) noexcept
{
	return 2 * x;
}
__attribute__((noipa)) int add(int &r, int x) noexcept
{
	return r += x;
}
__attribute__((noipa)) int risky(int x)
{
	if (x < 0)
		throw x;
	return x;
}

struct Object {
	int field;
	explicit Object(int f) noexcept : field(f)
	{
	}
	Object(const Object &) = delete;
	~Object();
	__attribute__((noipa)) int get() const noexcept
	{
		return field;
	}
	void host(int x)
	{
		two(twice(field) + x, twice(x));
		CHECK(!on || seen[0] == 2 * field + x);
		two(add(field, 1), get());
		two(Object(x).get(), get());
		CHECK(!on || seen[0] == x);
	}
};
static int destroyed;
__attribute__((noipa)) Object::~Object()
{
	destroyed++;
	field = -1;
}

struct Pair {
	int a;
	long b;
};

__attribute__((noipa)) int host(int x, int &r, Pair p)
{
	auto [a, b] = p;
	int local = x;
	two(twice(a), twice(b));
	CHECK(!on || (seen[0] == 2 && seen[1] == 4));
	two(add(r, 5), add(local, 1));
	CHECK(!on || (seen[0] == 15 && seen[1] == x + 1));
	auto lambda = [&local, x, &r](int y) {
		two(twice(local) + y, add(local, x) + twice(r));
		CHECK(!on || seen[0] == 2 * (x + 1) + y || seen[0] == 2 * (2 * x + 1) + y);
		return local;
	};
	lambda(100);
	return local;
}

__attribute__((noipa)) int catches(int x)
{
	Object guard(1);
	try {
		two(risky(x), twice(x));
		two(Object(risky(-x)).get(), twice(x));
	} catch (int caught) {
		return caught;
	}
	return 0;
}

static void run()
{
	int r = 10;
	Object object(7);

	hits = destroyed = 0;
	object.host(3);
	CHECK_EQUAL(object.field, on ? 8 : 7);
	CHECK_EQUAL(destroyed, on);
	CHECK_EQUAL(host(4, r, { 1, 2 }), on ? 9 : 4);
	CHECK_EQUAL(r, on ? 15 : 10);
	CHECK_EQUAL(catches(6), on ? -6 : 0);
	CHECK_EQUAL(catches(-6), on ? -6 : 0);
	CHECK_EQUAL(destroyed, 2 + on);
	CHECK_EQUAL(hits, on ? 3 + 3 + 1 : 0);
}

int main()
{
	run();
	CHECK_EQUAL(markers_enable("two"), 1);
	on = 1;
	run();
	return 0;
}
