/* SPDX-License-Identifier: MIT */
/* With own-section a cold part that holds blocks alone goes to .text.markers. */
/* { dg-do assemble } */
/* { dg-options "-O2 -fplugin-arg-markers-own-section" } */
/* { dg-final { site-field m block_section "^\\.text\\.markers(\\.in_its_own)?$" } } */
/* { dg-final { site-field other block_section "^\\.text\\.unlikely$" } } */
/* { dg-final { site-field cold block_section "^\\.text\\.unlikely$" } } */
/* { dg-final { site-count * 6 } } */
#include <markers.h>

MARKER void m(int x);
MARKER void other(int x);
MARKER void cold(int x);
__attribute__((cold)) void rare(int x);

void alone(int x)
{
	m(x);
}

void two(int x)
{
	m(x);
	m(x + 1);
}

__attribute__((section(".text.own"))) void in_its_own(int x)
{
	m(x);
}

/* Its cold part has code of its own. */
int with_other(int x)
{
	other(x);
	if (x == 7) {
		rare(1);
		rare(2);
		return 1;
	}
	return x;
}

/* The whole of it is cold: nothing tells the parts apart. */
__attribute__((cold)) void cold_host(int x)
{
	cold(x);
}
