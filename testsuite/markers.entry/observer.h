/* SPDX-License-Identifier: MIT */
/* The hosts of observer-*.c: does host read *p again after the call? */
static __attribute__((noinline, noclone)) int leaf(int x)
{
	return x * 5;
}

int host(const int *p)
{
	int before = *p;

	return leaf(before) + *p;
}
