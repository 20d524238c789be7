// SPDX-License-Identifier: MIT
// Keys that are static members, of templates too, tested in inline functions and
// templates of several objects.
// { dg-do run }
// { dg-additional-sources "shared-inline-other.cc" }
// { dg-sites-on "member" }
#include "shared-inline.h"

namespace {
MARKER_KEY bool anonymous = true;
}

static void check(int on, int of_template)
{
	CHECK_EQUAL(in_inline_function(7), on ? 7 : 0);
	CHECK_EQUAL(in_template(7), on ? 112 : 7);
	CHECK_EQUAL(holder<int>::get(7), of_template ? 7 : -7);
	CHECK_EQUAL(other(7), (on ? 7 : 0) + (on ? 112 : 7) + (on ? 7 : 14) + (of_template ? 7 : -7));
}

int main()
{
	const int on = getenv("MARKERS") != NULL;

	CHECK(anonymous);
	check(on, 0);
	CHECK_EQUAL(markers_key_set(&settings::member, !on), 0);
	check(!on, 0);
	CHECK_EQUAL(markers_key_set(&holder<int>::of_template, true), 0);
	check(!on, 1);
	CHECK_EQUAL(markers_enable("anonymous"), 2);
	CHECK_EQUAL(other(7), -1);
	CHECK_EQUAL(markers_key_set(&anonymous, false), 0);
	CHECK(!anonymous);
	CHECK_EQUAL(other(7), -1);
	if (*in_function())
		CHECK_EQUAL(markers_key_set(in_function(), false), 0);
	CHECK(!*in_function());
	return 0;
}
