/* SPDX-License-Identifier: MIT */
/* [[gnu::marker]] is the same attribute, with names, before and after. */
/* { dg-options "-O2 -std=c++11" } */
/* { dg-final { site-count m 1 } } */
/* { dg-final { site-count after 1 } } */
/* { dg-final { site-field named provider "^app$" } } */
/* { dg-final { site-count member 1 } } */
[[gnu::marker]] void m(int x);
void after [[gnu::marker]] (int x);
[[gnu::marker("app:named")]] void other(int x);
struct Class {
	[[gnu::marker, gnu::marker_observer]] void member(const int *x);
};

void host(int x, Class &c)
{
	m(x);
	after(x);
	other(x);
	c.member(&x);
}
