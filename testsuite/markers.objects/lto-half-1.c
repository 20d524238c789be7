/* SPDX-License-Identifier: MIT */
/* Only one of two files was compiled for -flto, and hosts are inlined over the
   files' borders. */
/* { dg-do run } */
/* { dg-options "-O3 -flto" } */
/* { dg-additional-sources "lto-half-inlined.c" } */
/* { dg-static-library libnolto.a "lto-other.c" "-fno-lto" } */
#include <markers.h>
#include "check.h"

MARKER void m(int x);
int other_host(int x);
int inlined(int x);
extern int hits;

int main(void)
{
	inlined(1);
	CHECK_EQUAL(markers_enable("m"), 1);
	inlined(2);
	inlined(3);
	other_host(10);
	CHECK_EQUAL(hits, 15);
	return 0;
}
