/* SPDX-License-Identifier: MIT */
#include <markers.h>

MARKER void m(int x);
MARKER void from_member(int x);
void other(int x);
extern int hits;

template <class T> struct Host {
	static __attribute__((noinline, noclone)) int host(int x)
	{
		m(x);
		from_member(x);
		return sizeof(T);
	}
};

template <class T> MARKER void event(T x)
{
	hits += 1000 * static_cast<int>(x);
}
