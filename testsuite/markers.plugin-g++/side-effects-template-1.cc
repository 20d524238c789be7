/* SPDX-License-Identifier: MIT */
/* In a template the warning comes with the instantiation, once each. */
#include <markers.h>

template <class T> MARKER void m(T x);

template <class T> T host(T x)
{
	m(x++); /* { dg-warning "has a side effect" } */
	return x;
}

int f(int x)
{
	return host(x);
}
