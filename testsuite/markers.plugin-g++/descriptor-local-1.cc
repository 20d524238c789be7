/* SPDX-License-Identifier: MIT */
/* Markers in an unnamed namespace, static ones and members of local classes are
   local to their file; inline and template ones are not. */
/* { dg-do run } */
/* { dg-no-runtime } */
#include <markers.h>
#include "../markers.plugin/descriptors.h"

namespace
{
MARKER void unnamed(int)
{
}
}
MARKER static void fixed(int)
{
}
MARKER inline void in_line(int)
{
}
template <class T> MARKER void generic(T)
{
}

int main(int argc, char **)
{
	struct Local {
		MARKER void member(int)
		{
		}
	} local;

	unnamed(argc);
	fixed(argc);
	in_line(argc);
	generic(argc);
	local.member(argc);
	CHECK_EQUAL(find_descriptor("unnamed")->flags, MARKER_DESCRIPTOR_LOCAL);
	CHECK_EQUAL(find_descriptor("fixed")->flags, MARKER_DESCRIPTOR_LOCAL);
	CHECK_EQUAL(find_descriptor("in_line")->flags, 0);
	CHECK_EQUAL(find_descriptor("generic")->flags, 0);
	CHECK(find_descriptor("in_line")->body != nullptr);
	CHECK(find_descriptor("generic")->body != nullptr);
	CHECK(find_descriptor("member")->body != nullptr);
	return 0;
}
