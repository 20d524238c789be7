/* SPDX-License-Identifier: MIT */
/* __marker__ is the same attribute, as with all of GCC's. */
/* { dg-final { site-count m 1 } } */
/* { dg-final { site-field m provider "^app$" } } */
__attribute__((__marker__("app:m"))) void f(int x);

void host(int x)
{
	f(x);
}
