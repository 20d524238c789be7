// SPDX-License-Identifier: MIT
// The blocks of inline and template hosts, with a handler in the host, lie in a cold
// section at every level.
// { dg-do assemble }
// { dg-skip-options "*-flto*" "no code before the link" }
// { dg-final { site-field m block_section "^\\.text\\.unlikely" } }
#include <markers.h>

MARKER void m(int x);
int thrower(int x);

template <class T> int host(T x)
{
	try {
		m(thrower(x));
		m(1);
	} catch (int value) {
		return -value;
	}
	return x;
}
template int host<int>(int);
