/* SPDX-License-Identifier: MIT */
/* A marker in a constexpr function that is evaluated at run time; in an
   immediately invoked lambda; in a generic lambda; in a constructor and in a
   destructor. */
/* { dg-do run } */
/* { dg-additional-options "-std=c++17" } */
#include <markers.h>
#include "check.h"

static long sum;

MARKER void m(int x)
{
	sum += x;
}
constexpr int square(int x)
{
	if (x < 0)
		m(x);
	return x * x;
}
static_assert(square(3) == 9, "at compile time");

struct Object {
	Object()
	{
		m(100);
	}
	~Object()
	{
		m(200);
	}
};

static __attribute__((noinline)) void host(int x)
{
	square(x);
	int y = [&] { m(1000); return x; }();
	auto generic = [](auto z) { m(static_cast<int>(z)); };
	generic(y * 2L);
	generic(0.5 + 2);
	Object object;
}

int main()
{
	host(-7);
	CHECK_EQUAL(sum, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	host(-7);
	CHECK_EQUAL(sum, -7 + 1000 - 14 + 2 + 300);
	return 0;
}
