/* SPDX-License-Identifier: MIT */
/* What a template's marker returns shows when it is called. */
#include <markers.h>

template <class T> MARKER T returns(T x);
template <class T> struct Class {
	MARKER T member(int x);
};

void host(Class<void> &nothing, Class<int> &number)
{
	nothing.member(1);
	number.member(1); /* { dg-error "must return .void." } */
	returns(1); /* { dg-error "must return .void." } */
}
