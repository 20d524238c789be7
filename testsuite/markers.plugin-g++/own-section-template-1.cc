// SPDX-License-Identifier: MIT
// With own-section a template's blocks go to its group's .text.markers.
// { dg-do assemble }
// { dg-options "-O2 -fplugin-arg-markers-own-section" }
// { dg-final { site-field m block_section "^\\.text\\.markers\\._ZN1SI(i|d)E1fE(i|d)$" } }
// { dg-final { site-count m 2 } }
#include <markers.h>

MARKER void m(int x);

template<class T> struct S {
	static void f(T x) { m((int)x); }
};

template struct S<int>;
template struct S<double>;
