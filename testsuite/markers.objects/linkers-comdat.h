/* SPDX-License-Identifier: MIT */
/* A template host, compiled into both files. */
#include <markers.h>

MARKER void first(int x);
MARKER void second(int x);

template <class T> struct Host {
	__attribute__((noipa)) static int host(int x)
	{
		if (sizeof(T) == 1)
			first(x);
		else
			second(x);
		return x;
	}
};
int other(int x);
