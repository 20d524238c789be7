// SPDX-License-Identifier: MIT
// Keys and hosts that several units may have.
// { dg-do run }
#include <markers.h>
#include "check.h"

template <class T> struct holder {
	MARKER_KEY static bool key;
	static int get(T x) { return key ? x : -x; }
};
template <class T> bool holder<T>::key;

inline bool *in_function()
{
	MARKER_KEY static bool local = true;
	return &local;
}

MARKER void m(int x);
inline int comdat(int x)
{
	while (x < 10 && !holder<int>::key) {
		m(x);
		x++;
	}
	return x;
}

int main()
{
	CHECK(holder<int>::get(3) == -3);
	CHECK(*in_function());
	CHECK(comdat(1) == 10);
	markers_key_set(&holder<int>::key, true);
	CHECK(holder<int>::get(3) == 3);
	return 0;
}
