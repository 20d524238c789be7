// SPDX-License-Identifier: MIT
#include <check.h>
#include <markers.h>

struct settings {
	MARKER_KEY static bool member;
};

template <class T> struct holder {
	MARKER_KEY static bool of_template;
	static int get(T x)
	{
		return of_template ? x : -x;
	}
};
template <class T> bool holder<T>::of_template;

inline int in_inline_function(int x)
{
	if (settings::member)
		return x;
	return 0;
}

inline bool *in_function()
{
	MARKER_KEY static bool local = true;
	return &local;
}

template <class T> T in_template(T x)
{
	while (settings::member && x < 100)
		x += x;
	return x;
}

int other(int x);
