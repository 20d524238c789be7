/* SPDX-License-Identifier: MIT */
/* Markers that are templates: specialised, with a pack, as a member template,
   declared before and after. */
/* { dg-final { site-count packed 3 } } */
/* { dg-final { site-count special 2 } } */
/* { dg-final { site-count member 1 } } */
/* { dg-final { site-count later 1 } } */
#include <markers.h>

template <class... T> MARKER void packed(T... x);
template <class T> MARKER void special(T x)
{
	(void)x;
}
template <> MARKER void special(long x);
struct Class {
	template <class T> MARKER void member(T x) const;
};
template <class T> void later(T x);
template <class T> MARKER void later(T x);

void host(const Class &c)
{
	packed();
	packed(1);
	packed(1, "two", 3.5);
	special(1);
	special(2L);
	c.member("text");
	later(1);
}
