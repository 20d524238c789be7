/* SPDX-License-Identifier: MIT */
/* What the files of the linked program share. */
#include <markers.h>

struct hits {
	long common, local, one, two;
};

extern struct hits hits;

#ifdef __cplusplus
MARKER void common(int k);

/* Hosts that several units have: one of each is in the program. */
template<class T> struct shared {
	static void host(T i) { common((int)i); }
};
inline int twice(int x)
{
	common(x);
	return 2 * x;
}

int other(int x);
extern "C" {
#endif
int one(int x);
int two(int x);
int plain(int x);
#ifdef __cplusplus
}
#endif
