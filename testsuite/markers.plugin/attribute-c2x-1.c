/* SPDX-License-Identifier: MIT */
/* [[gnu::marker]] is the same attribute. */
/* { dg-options "-O2 -std=c2x" } */
/* { dg-final { site-count m 1 } } */
/* { dg-final { site-field named provider "^app$" } } */
[[gnu::marker]] void m(int x);
[[gnu::marker("app:named")]] void other(int x);
[[gnu::marker, gnu::marker_observer]] void observed(const int *x);

void host(int x)
{
	m(x);
	other(x);
	observed(&x);
}
