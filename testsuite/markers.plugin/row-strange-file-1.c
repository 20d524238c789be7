/* SPDX-License-Identifier: MIT */
/* Strange file names reach the row as they are: #line may say anything. */
/* { dg-final { site-field m file "^a %{\\|\\}b\\\\c d\\.c$" } } */
/* { dg-final { site-field m line "^65537$" } } */
#include <markers.h>

MARKER void m(int x);

void host(int x)
{
#line 65537 "a %{|}b\\c d.c"
	m(x);
}
