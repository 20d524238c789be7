/* SPDX-License-Identifier: MIT */
/* Adjacent strings are one name. */
/* { dg-final { site-field event provider "^app$" } } */
#define PROVIDER "app"
__attribute__((marker(PROVIDER ":event"))) void f(int x);

void g(void)
{
	f(1);
}
