/* SPDX-License-Identifier: MIT */
/* The attribute may come with any declaration before the call. */
/* { dg-final { site-count late 1 } } */
/* { dg-final { site-count early 1 } } */
/* { dg-final { site-count named 1 } } */
/* { dg-final { site-field named provider "^app$" } } */
#include <markers.h>

void late(int x);
MARKER void late(int x);

MARKER void early(int x);
void early(int x);

MARKER void twice(int x);
__attribute__((marker("app:named"))) void twice(int x);

void host(int x)
{
	late(x);
	early(x);
	twice(x);
}
