/* SPDX-License-Identifier: MIT */
/* A marker that is defined but never called has a descriptor, and one that is
   only declared leaves nothing. */
/* { dg-do run } */
/* { dg-no-runtime } */
#include <markers.h>
#include "descriptors.h"

MARKER void declared(int x);
MARKER void defined(int x)
{
	(void)x;
}

int main(void)
{
	CHECK_EQUAL(count_descriptors("declared"), 0);
	CHECK_EQUAL(count_descriptors("defined"), 1);
	return 0;
}
