/* SPDX-License-Identifier: MIT */
/* Calls through pointers in C++: a static member, a template, a lambda, a
   pointer to a member, a template argument, std::for_each. */
/* { dg-do run } */
#include <algorithm>
#include <functional>
#include <markers.h>
#include "check.h"

static long sum;

struct Class {
	int id;
	MARKER static void fixed(int x)
	{
		sum += x;
	}
	MARKER void member(int x)
	{
		sum += 10 * x + id;
	}
};
template <class T> MARKER void generic(T x)
{
	sum += 100 * static_cast<long>(x);
}
template <void (*F)(int)> __attribute__((noinline)) void apply(int x)
{
	F(x);
}

static __attribute__((noinline)) void run(int x)
{
	void (*volatile fixed)(int) = &Class::fixed;
	void (Class::*volatile member)(int) = &Class::member;
	void (*volatile generic_int)(int) = generic<int>;
	std::function<void(long)> function = generic<long>;
	Class object = { 5 };
	int array[] = { x, x, x };

	fixed(x);
	(object.*member)(x);
	generic_int(x);
	function(x);
	apply<Class::fixed>(x);
	std::for_each(array, array + 3, Class::fixed);
	[](int y) { Class::fixed(y); }(x);
}

int main()
{
	run(1);
	CHECK_EQUAL(sum, 0);
	CHECK_EQUAL(markers_enable("fixed"), 1);
	run(1);
	CHECK_EQUAL(sum, 6);
	CHECK_EQUAL(markers_enable("member,generic"), 3);
	run(1);
	CHECK_EQUAL(sum, 6 + 6 + 15 + 200);
	CHECK_EQUAL(markers_disable("*"), 4);
	run(1);
	CHECK_EQUAL(sum, 227);
	return 0;
}
