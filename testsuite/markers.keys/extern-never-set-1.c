/* SPDX-License-Identifier: MIT */
/* Keys work without the library as long as nobody sets them. */
/* { dg-do run } */
/* { dg-additional-sources "extern-never-set-other.c" } */
/* { dg-no-runtime } */
#include "extern.h"

MARKER_KEY static bool own = true;

int main(void)
{
	if (starts_false)
		return 1;
	if (!own)
		return 2;
	return elsewhere();
}
