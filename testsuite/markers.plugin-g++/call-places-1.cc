/* SPDX-License-Identifier: MIT */
/* A call is a site wherever an expression may stand; initialisers, conditions,
   captures, default arguments. */
/* { dg-do assemble } */
/* { dg-options "-O1 -std=c++17" } */
/* { dg-final { site-count m 12 } } */
#include <initializer_list>
#include <markers.h>

MARKER void m(int x);
struct Base {
	Base(int x)
	{
		m(x);
	}
};
struct Class : Base {
	int field = (m(1), 2);
	Class() : Base((m(2), 3))
	{
	}
	~Class()
	{
		m(3);
	}
};

int host(int x)
try {
	Class object;
	if (m(4), x > 3)
		return m(5), x;
	x ? m(6) : m(7);
	auto lambda = [y = (m(8), 1)](int z = 2) { m(9); return y + z; };
	for (int i : { 1, 2, 3 })
		m(i);
	if constexpr (sizeof(int) == 4)
		m(11);
	else
		m(12);
	return object.field + lambda();
} catch (...) {
	return 0;
}
