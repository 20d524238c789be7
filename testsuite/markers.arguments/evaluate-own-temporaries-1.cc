// SPDX-License-Identifier: MIT
/* Objects that an argument makes have the values and the lifetime that they have in a plain
   call, without exceptions too: new, temporaries with and without a destructor, to
   the end of the whole expression. */
/* { dg-do run } */
/* { dg-additional-options "-std=c++17 -fno-exceptions -fplugin-arg-markers-no-warn-side-effects" } */
#include <new>
#include <markers.h>
#include "check.h"

static long seen[2];
static int hits, alive, destroyed;

MARKER void two(long a, long b)
{
	seen[0] = a;
	seen[1] = b;
	hits++;
}

__attribute__((noipa)) static int id(int x)
{
	return x;
}

struct Object {
	int value;
	explicit Object(int);
	~Object();
	int get() const
	{
		return value;
	}
};
__attribute__((noipa)) Object::Object(int v) : value(v)
{
	alive++;
}
__attribute__((noipa)) Object::~Object()
{
	alive--;
	destroyed++;
	value = -1;
}

static const int *kept;
static const Object *kept_object;
__attribute__((noipa)) static int keep(const int &r)
{
	kept = &r;
	return r;
}
__attribute__((noipa)) static int keep(const Object &r)
{
	kept_object = &r;
	return r.value;
}

#define CHECK_SEEN(a, b) CHECK(!hits || (seen[0] == (a) && seen[1] == (b)))

alignas(int) static char room[sizeof(int)];

__attribute__((noipa)) static int made(int x)
{
	two(*new int(x), id(x));
	CHECK_SEEN(10, 10);
	two(*new (room) int(x + 1), id(1));
	CHECK_SEEN(11, 1);
	two(*new (std::nothrow) int(x + 2), id(2));
	CHECK_SEEN(12, 2);
	return x;
}

__attribute__((noipa)) static int temporaries(int x)
{
	two(Object(x).get(), Object(id(x) + 1).value);
	CHECK_SEEN(10, 11);
	CHECK_EQUAL(alive, 0);
	int (*read)(void) = [] { return kept_object ? kept_object->value + 100 * alive : 0; };
	int later = (two(keep(Object(x)), 1), read());
	CHECK_EQUAL(later, hits ? 110 : 0);
	CHECK_EQUAL(alive, 0);
	later = (two(keep(x + 5), 1), kept ? *kept : 0);
	CHECK_EQUAL(later, hits ? 15 : 0);
	kept = nullptr;
	kept_object = nullptr;
	return x;
}

int main()
{
	CHECK_EQUAL(made(10) + temporaries(10), 20);
	CHECK_EQUAL(hits + destroyed, 0);
	CHECK_EQUAL(markers_enable("two"), 1);
	CHECK_EQUAL(made(10) + temporaries(10), 20);
	CHECK_EQUAL(hits, 6);
	CHECK_EQUAL(destroyed, 3);
	return 0;
}
