/* SPDX-License-Identifier: MIT */
/* A marker without a body in a shared object of gold's, which makes the load
   address of what nobody defines: it is on and runs nothing, then a probe. */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-require linker-gold } */
/* { dg-shared-library liblibrary.so "library-gold-bodiless-lib.c" "-fuse-ld=gold" } */
#include <markers.h>
#include "check.h"

int library_host(int x);

static void probe(void *data, int x)
{
	*(int *)data += x;
}

int main(void)
{
	int sum = 0;
	CHECK_EQUAL(markers_enable("bodiless"), 1);
	CHECK_EQUAL(library_host(3), 4);
	CHECK_EQUAL(markers_attach("bodiless", (void (*)(void))probe, &sum), 1);
	CHECK_EQUAL(library_host(4), 5);
	CHECK_EQUAL(sum, 4);
	return 0;
}
