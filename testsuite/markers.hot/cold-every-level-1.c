/* SPDX-License-Identifier: MIT */
/* At every level the block is in a cold section and the host jumps over nothing. */
/* { dg-do assemble } */
/* { dg-skip-options "*-flto*" "no code before the link" } */
/* { dg-final { site-count "*" 3 } } */
/* { dg-final { site-field m block_section "^\\.text\\.unlikely" } } */
/* { dg-final { scan-hot-not straight "\\mjmp\\M" } } */
/* { dg-final { scan-hot-not straight "\\mcall\\M" } } */
/* { dg-final { scan-hot-not placed "\\mjmp\\M" } } */
#include <markers.h>

MARKER void m(long x);

long straight(long a, long b)
{
	m(a * b);
	return a + b;
}

__attribute__((section("own.text"))) long placed(long a)
{
	m(a);
	return a * 3;
}

__attribute__((section("own.text"))) long placed_too(long a)
{
	m(a);
	return a * 5;
}
