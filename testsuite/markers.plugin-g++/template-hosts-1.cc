/* SPDX-License-Identifier: MIT */
/* One row for each instantiation of a template host that is used; none for what
   is not instantiated. */
/* { dg-final { site-count m 3 } } */
#include <markers.h>

MARKER void m(int size);

template <class T> struct Host {
	__attribute__((noinline)) static void used(T x)
	{
		m(sizeof x);
	}
	static void unused(T x)
	{
		m(sizeof x);
	}
};
template <class T> inline T unused(T x)
{
	m(1);
	return x;
}

void use()
{
	Host<char>::used('a');
	Host<int>::used(1);
	Host<double>::used(1);
}
