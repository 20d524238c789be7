/* SPDX-License-Identifier: MIT */
/* One descriptor in a program, though several files use and one defines the
   marker; two for two static ones with the same name. */
/* { dg-do run } */
/* { dg-no-runtime } */
/* { dg-additional-sources "descriptor-one-a-program-other.c" } */
#include <markers.h>
#include "descriptors.h"

MARKER void shared(int x);
MARKER static void local(int x)
{
	(void)x;
}
void other(int x);

int main(int argc, char **argv)
{
	(void)argv;
	shared(argc);
	local(argc);
	other(argc);
	CHECK(find_descriptor("shared")->body != 0);
	CHECK_EQUAL(count_descriptors("local"), 2);
	return 0;
}
