/* SPDX-License-Identifier: MIT */
/* A marker whose body is an inline function of C99: the one file that makes it
   external has the body. */
/* { dg-do run } */
/* { dg-additional-sources "inline-c99-body-other.c" } */
#include "inline-c99-body.h"
#include "check.h"

int hits;
extern inline MARKER void m(int x);

int main(void)
{
	m(1);
	other_host(1);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	m(2);
	other_host(10);
	CHECK_EQUAL(hits, 12);
	return 0;
}
