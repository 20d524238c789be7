/* SPDX-License-Identifier: MIT */
/* No warning for a variable that the argument brings itself. */
#include <markers.h>

MARKER void m(int x);
MARKER void pointer(const int *p);

void f(int n)
{
	m(({
		int sum = 0;
		for (int i = 0; i < n; i++)
			sum += i;
		sum;
	}));
	m(({
		struct {
			int a[2];
		} s;
		s.a[0] = n;
		s.a[0]++;
		s.a[0];
	}));
	pointer((int[]) { n, n + 1 });
	m(((struct { int a, b; }) { n, 1 }).a);
}
