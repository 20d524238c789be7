/* SPDX-License-Identifier: MIT */
/* Flags: an observer, a variadic and a local marker. */
/* { dg-do run } */
/* { dg-no-runtime } */
#include <markers.h>
#include "descriptors.h"

MARKER __attribute__((marker_observer)) void observed(const int *p);
MARKER void format(const char *format, ...);
MARKER static void local(int x)
{
	(void)x;
}
MARKER void with_body(int x)
{
	(void)x;
}

int main(int argc, char **argv)
{
	(void)argv;
	observed(&argc);
	format("%d %s", argc, argv[0]);
	local(argc);
	with_body(argc);

	CHECK_EQUAL(find_descriptor("observed")->flags, MARKER_DESCRIPTOR_OBSERVER);
	CHECK_EQUAL(find_descriptor("format")->flags, MARKER_DESCRIPTOR_VARIADIC);
	CHECK_EQUAL(find_descriptor("local")->flags, MARKER_DESCRIPTOR_LOCAL);
	CHECK_EQUAL(find_descriptor("with_body")->flags, 0);

	check_text("prototype", text_of(&find_descriptor("format")->prototype),
		   "void (const char *format, ...)");
	CHECK_EQUAL(find_descriptor("format")->parameter_count, 1);
	CHECK(find_descriptor("format")->fanout == 0);
	CHECK(find_descriptor("local")->body != 0);
	CHECK(find_descriptor("with_body")->body != 0);
	CHECK(find_descriptor("observed")->body == 0);
	return 0;
}
