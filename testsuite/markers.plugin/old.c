/* SPDX-License-Identifier: MIT */
/* A marker in the C of 1990 and the C++ of 1998. */
__attribute__((marker)) void m(int x);

int host(int x)
{
	m(x);
	return x;
}
