/* SPDX-License-Identifier: MIT */
/* Rows have the marker's unqualified name and the host's name. */
/* { dg-final { site-count * 7 } } */
/* { dg-final { site-field free function "^app::host\\(int\\)$|^host$|^app::host$" } } */
/* { dg-final { site-count overloaded 2 } } */
/* { dg-final { site-count member 1 } } */
/* { dg-final { site-count fixed 1 } } */
/* { dg-final { site-count generic 2 } } */
/* { dg-final { site-field fixed provider "^shop$" } } */
/* { dg-final { site-field member line "^36$" } } */
#include <markers.h>

namespace app
{
MARKER void free(int x);
MARKER void overloaded(int x);
MARKER void overloaded(double x);
template <class T> MARKER void generic(T x);
struct Class {
	MARKER void member(int x);
	__attribute__((marker("shop:fixed"))) static void s(int x);
	void host(int x);
};

int host(int x)
{
	free(x);
	overloaded(x);
	overloaded(1.5);
	generic(x);
	generic("text");
	return x;
}
void Class::host(int x)
{
	member(x);
	s(x);
}
}
