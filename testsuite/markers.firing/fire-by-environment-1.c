/* SPDX-License-Identifier: MIT */
/* MARKERS= enables before main. */
/* { dg-do run } */
/* { dg-sites-on "m" } */
#include <markers.h>
#include "check.h"

static int m_hits, other_hits;

MARKER void m(int x)
{
	m_hits += x;
}
MARKER void other(int x)
{
	other_hits += x;
}

int main(void)
{
	m(7);
	other(7);
	CHECK_EQUAL(m_hits, getenv("MARKERS") ? 7 : 0);
	CHECK_EQUAL(other_hits, 0);
	return 0;
}
