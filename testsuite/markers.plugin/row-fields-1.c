/* SPDX-License-Identifier: MIT */
/* A row tells marker, provider, file, line and function of its call. */
/* { dg-final { site-count * 2 } } */
/* { dg-final { site-field first provider "^app$" } } */
/* { dg-final { site-field first file "/markers\\.plugin/row-fields-1\\.c$" } } */
/* { dg-final { site-field first line "^100$" } } */
/* { dg-final { site-field first function "^host$" } } */
/* { dg-final { site-field first enabled "^(0|false)$" } } */
/* { dg-final { site-field first kind "^nop$" } } */
/* { dg-final { site-field second line "^200$" } } */
/* { dg-final { site-field second function "^other$" } } */
#include <markers.h>

__attribute__((marker("app:first"))) void one(int x);
MARKER void second(int x, int y);

void host(int x)
{
#line 100
	one(x);
}

static __attribute__((noinline)) void other(int x)
{
#line 200
	second(x,
	       1);
}

void keep(int x)
{
	other(x);
}
