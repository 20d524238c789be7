/* SPDX-License-Identifier: MIT */
/* C++ arguments arrive: references, objects by value, pointers to members,
   nullptr, enumeration classes, defaults, lambdas, conversions. */
/* { dg-do run } */
#include <string>
#include <memory>
#include <vector>
#include <markers.h>
#include "check.h"

enum class Colour : unsigned char { Red = 1, Blue = 200 };
struct Base {
	virtual ~Base()
	{
	}
	virtual int kind() const
	{
		return 1;
	}
	int field = 3;
};
struct Derived : Base {
	int kind() const override
	{
		return 2;
	}
};
static int hits;

MARKER void references(int &r, const std::string &s, const Base &b, std::vector<int> &&v)
{
	CHECK_EQUAL(r, 4);
	r = 5;
	CHECK(s == "text");
	CHECK_EQUAL(b.kind(), 2);
	CHECK_EQUAL(v.size(), 3);
	hits++;
}
MARKER void objects(std::string s, std::vector<std::string> v, std::shared_ptr<int> p)
{
	CHECK(s == "a text of some length, on the heap");
	CHECK(v.size() == 2 && v[1] == "two");
	CHECK_EQUAL(*p, 6);
	CHECK_EQUAL(p.use_count(), 2);
	hits++;
}
MARKER void others(Colour c, std::nullptr_t n, int Base::*field, int (Base::*kind)() const,
		   int standard = 77)
{
	Derived d;
	CHECK(c == Colour::Blue);
	CHECK(n == nullptr);
	CHECK_EQUAL(d.*field, 3);
	CHECK_EQUAL((d.*kind)(), 2);
	CHECK_EQUAL(standard, 77);
	hits++;
}

static __attribute__((noinline)) int host(int n)
{
	Derived d;
	auto p = std::make_shared<int>(6);
	references(n, "text", d, { 1, 2, 3 });
	objects("a text of some length, on the heap", { "one", "two" }, p);
	others(Colour::Blue, nullptr, &Base::field, &Base::kind);
	CHECK_EQUAL(p.use_count(), 1);
	return n;
}

int main()
{
	CHECK_EQUAL(host(4), 4);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("*"), 3);
	CHECK_EQUAL(host(4), 5);
	CHECK_EQUAL(hits, 3);
	return 0;
}
