// SPDX-License-Identifier: MIT
#include "shared-inline.h"

bool settings::member;

namespace {
MARKER_KEY bool anonymous;
}

int other(int x)
{
	if (anonymous)
		return -1;
	auto lambda = [] (int y) { return settings::member ? y : 2 * y; };
	return in_inline_function(x) + in_template(x) + lambda(x) + holder<int>::get(x);
}
