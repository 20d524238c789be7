/* SPDX-License-Identifier: MIT */
/* An argument that throws: caught in the host, destructors run once. */
/* { dg-do run } */
#include <stdexcept>
#include <string>
#include <markers.h>
#include "check.h"

static int destroyed, hits, caught;

struct Guard {
	~Guard()
	{
		destroyed++;
	}
};

MARKER void m(const Guard &g, int x, std::string s)
{
	(void)g;
	hits += x + s.size();
}

static __attribute__((noinline)) int risky(int x)
{
	if (x > 2)
		throw std::out_of_range("risky");
	return x;
}

static __attribute__((noinline)) int host(int x)
{
	Guard local;
	try {
		Guard inner;
		m(Guard(), risky(x), std::string(10, 'a'));
		return 1;
	} catch (const std::out_of_range &) {
		caught++;
		return 2;
	}
}

static __attribute__((noinline)) int passes_on(int x)
{
	Guard local;
	m(Guard(), 1, std::string(risky(x), 'b'));
	return 1;
}

int main()
{
	CHECK_EQUAL(host(3), 1);
	CHECK_EQUAL(destroyed, 2);
	CHECK_EQUAL(markers_enable("m"), 1);

	destroyed = 0;
	CHECK_EQUAL(host(3), 2);
	CHECK_EQUAL(caught, 1);
	CHECK_EQUAL(hits, 0);
	/* local, inner, and the temporary if it was built first. */
	CHECK(destroyed == 2 || destroyed == 3);

	destroyed = 0;
	CHECK_EQUAL(host(2), 1);
	CHECK_EQUAL(hits, 12);
	CHECK_EQUAL(destroyed, 3);

	destroyed = 0;
	try {
		passes_on(3);
		CHECK(!"passed");
	} catch (const std::exception &) {
		caught++;
	}
	CHECK_EQUAL(caught, 2);
	CHECK(destroyed == 1 || destroyed == 2);
	return 0;
}
