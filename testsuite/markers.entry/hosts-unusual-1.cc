// SPDX-License-Identifier: MIT
// C++: members, constructors, destructors, operators, templates, lambdas, virtual
// functions and thunks; objects by value; exceptions, which leave by no exit.
// { dg-do run }
// { dg-additional-options "-fno-inline -fplugin-arg-markers-entry=*,!file:/usr/* -fplugin-arg-markers-exit=*,!file:/usr/*" }
#include <markers.h>
#include <stdexcept>
#include <string>
#include "check.h"

#define PROBE __attribute__((no_instrument_function)) static void

static long entries, exits, tails;

PROBE count(void *data)
{
	++*static_cast<long *>(data);
}

struct object {
	int v;
	object *self;
	object(int x) : v(x), self(this)
	{
	}
	object(const object &o) : v(o.v), self(this)
	{
	}
	virtual ~object()
	{
		CHECK(self == this);
		v = -1;
	}
	virtual int get(int x) const
	{
		return v + x;
	}
	object operator+(const object &o) const
	{
		return object(v + o.v);
	}
	operator int() const
	{
		return v;
	}
};

struct other {
	long filler = 1;
	virtual int twice(int x)
	{
		return x * 2;
	}
};

struct both : other, virtual object {
	both() : object(7)
	{
	}
	int get(int x) const override
	{
		return v * x;
	}
	int twice(int x) override
	{
		return x * 3 + v;
	}
};

template <class T> T larger(T a, T b)
{
	return a > b ? a : b;
}

object pass(object a, object &b)
{
	return object(a.v * 10 + b.v);
}

int thrower(int x)
{
	std::string s("on the way");

	if (x > 1)
		throw std::runtime_error(s);
	return x;
}

int catcher(int x)
{
	try {
		return thrower(x);
	} catch (const std::exception &e) {
		return -static_cast<int>(std::string(e.what()).size());
	}
}

static int seen, result;
PROBE at_pass(void *, const object *a, const object *b)
{
	seen = a->v * 100 + b->v;
}
PROBE pass_end(void *, const object *value)
{
	CHECK(value->self == value);
	result = value->v;
}

static void run()
{
	object a(1), b(2);
	both c;
	auto lambda = [&](int x) { return a.v + x; };

	CHECK_EQUAL(pass(a, b).v, 12);
	CHECK_EQUAL(a + b, 3);
	CHECK_EQUAL(larger(3, 4), 4);
	CHECK(larger(1.5, 0.5) == 1.5);
	CHECK_EQUAL(static_cast<object &>(c).get(3), 21);
	CHECK_EQUAL(static_cast<other &>(c).twice(3), 16);
	CHECK_EQUAL(lambda(5), 6);
	CHECK_EQUAL(catcher(1), 1);
	CHECK_EQUAL(catcher(2), -10);
}

int main()
{
	run();
	CHECK(markers_attach("entry:pass", (void (*)())at_pass, nullptr) == 1);
	CHECK(markers_attach("exit:pass", (void (*)())pass_end, nullptr) == 1);
	CHECK(markers_attach("entry:*", (void (*)())count, &entries) > 10);
	CHECK(markers_attach("exit:*", (void (*)())count, &exits) > 10);
	CHECK(markers_attach("tail:*", (void (*)())count, &tails) >= 0);
	run();
	CHECK_EQUAL(seen, 102);
	CHECK_EQUAL(result, 12);
	// One exception left one function.
	CHECK_EQUAL(entries, exits + tails + 1);
	CHECK(markers_enable("entry:operator()") == 1);
	CHECK(markers_enable("exit:~object") >= 1);
	return 0;
}
