// SPDX-License-Identifier: MIT
// What cannot be a key, in C++.
// { dg-options "-O2" }
#include <markers.h>

MARKER_KEY int number;		// { dg-error "and .number. has not the type bool" }
MARKER_KEY thread_local bool own;	// { dg-error "and .own. is thread-local" }
MARKER_KEY bool &reference = *new bool;	// { dg-error "and .reference. has not the type bool" }

struct s {
	MARKER_KEY bool member;	// { dg-error "and .member. is a member of a structure" }
	MARKER_KEY static bool fine;
	[[gnu::marker_key]] static bool spelt;
};

void f(MARKER_KEY bool parameter)	// { dg-error "and .parameter. is a parameter" }
{
	MARKER_KEY bool stack = parameter;	// { dg-error "and .stack. is on the stack" }
	(void)stack;
}
