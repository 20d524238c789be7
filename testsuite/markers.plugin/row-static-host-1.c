/* SPDX-License-Identifier: MIT */
/* A site in a static function is listed with that function's name, one in an
   unused function not at all. */
/* { dg-final { site-count * 1 } } */
/* { dg-final { site-field m function "^used$" } } */
#include <markers.h>

MARKER void m(int x);

static __attribute__((noinline)) void used(int x)
{
	m(x);
}
static __attribute__((unused)) void unused(int x)
{
	m(x);
}
void keep(int x)
{
	used(x);
}
