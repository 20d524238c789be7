/* SPDX-License-Identifier: MIT */
/* No warning: calls, reads, addresses, and what is not evaluated at all. */
#include <string.h>
#include <markers.h>

MARKER void m(long x);
MARKER void pointer(const volatile void *p);
int expensive(int x);
extern volatile int device;

struct pair {
	int a, b;
	volatile int c;
};

int f(int i, const char *p, const struct pair *pair, volatile struct pair *vp)
{
	int array[4] = { i, i, i, i };
	m(strlen(p));
	m(expensive(i));
	m(expensive(expensive(i) + 1));
	m(*p + p[1]);
	m(pair->a + pair[1].b);
	m(i ? i + 1 : array[i]);
	m(i && *p);
	pointer(&device);
	pointer(&vp->a);
	pointer(&pair->c);
	pointer(p + i);
	m(sizeof(i++));
	m(sizeof(device));
	m(__alignof__(device));
	m(__builtin_constant_p(i++));
	m(_Generic(i++, int: 1, default: 2));
	return array[1];
}
